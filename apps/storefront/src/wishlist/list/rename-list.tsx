import { longestWishlistName, type WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { renameList } from '../list-calls.ts';
import { listName } from '../list-name.ts';
import styles from './list-head.module.css';

export function RenameList({ list, onDone }: { list: WishlistSummary; onDone: () => void }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [name, setName] = useState(listName(t, list.wishlistName));
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('wishlist.name_missing');
    const failure = await renameList(market, { wishlistId: list.wishlistId, wishlistName: name });
    if (failure) setError(failure);
    else onDone();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        className={styles.field}
        label={t('wishlist.name')}
        value={name}
        maxLength={longestWishlistName}
        error={error && t(error)}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('wishlist.save')}</Button>
        <Button look="quiet" onClick={onDone}>
          {t('wishlist.cancel')}
        </Button>
      </div>
    </form>
  );
}
