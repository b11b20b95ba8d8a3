import { longestWishlistName } from '@selvedge/contract/wishlist.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { useHref, useMarket, usePage, useShop, useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { createList } from '../list-calls.ts';
import { keepSku } from '../wishlist-calls.ts';
import styles from './wishlist-flyout.module.css';

/** Begins a list, with a product on it when it was opened for one. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { sku } = (props ?? {}) as { sku?: string };
  const t = useT();
  const href = useHref();
  const toast = useToast();
  const { router } = useShop();
  const { alias } = usePage().content._meta;
  const market = useMarket()?.id ?? '';
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('wishlist.name_missing');
    setBusy(true);
    const made = await createList(market, name);
    setBusy(false);
    if ('failure' in made) return made.isNamed ? setError(made.failure) : toast.showNow('danger', made.failure);
    const failure = sku && (await keepSku({ sku, wishlistId: made.wishlistId }));
    close();
    if (failure) toast.show('danger', failure);
    else toast.show('success', 'wishlist.created', { name: made.wishlistName });
    if (alias === 'wishlistPage') void router?.navigate(href(`/wishlist?wishlist=${made.wishlistId}`));
  };
  return (
    <form className={styles.body} onSubmit={submit}>
      <Field
        label={t('wishlist.name')}
        hint={t('wishlist.nameHint')}
        value={name}
        maxLength={longestWishlistName}
        error={error && t(error)}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide disabled={isBusy}>
        {t('wishlist.create')}
      </Button>
    </form>
  );
}
