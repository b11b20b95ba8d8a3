import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { listName } from '../list-name.ts';
import { useWishlist } from '../use-wishlist.ts';
import { dropSku, keepSku } from '../wishlist-calls.ts';
import styles from './wishlist-flyout.module.css';

/** On which of the shopper's lists a product is. Each tick is kept at once. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { sku, name } = props as { sku: string; name: string };
  const t = useT();
  const toast = useToast();
  const flyout = useFlyout();
  const { lists } = useWishlist();
  // A tick is there at once; the answer only takes it back when it did not work.
  const [asked, setAsked] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = async (wishlistId: string, isWanted: boolean) => {
    setAsked((before) => ({ ...before, [wishlistId]: isWanted }));
    const failure = await (isWanted ? keepSku : dropSku)({ sku, wishlistId });
    setAsked(({ [wishlistId]: _, ...others }) => others);
    if (failure) toast.showNow('danger', failure);
  };
  return (
    <div className={styles.body}>
      <p className={styles.text}>
        <bdi>{name}</bdi>
      </p>
      <fieldset className={styles.lists}>
        <legend className={styles.legend}>{t('wishlist.lists')}</legend>
        {lists.map(({ wishlistId, wishlistName, skus }) => (
          <label key={wishlistId} className={styles.list}>
            <input
              type="checkbox"
              checked={asked[wishlistId] ?? skus.includes(sku)}
              onChange={(event) => toggle(wishlistId, event.target.checked)}
            />
            <bdi className={styles.name}>{listName(t, wishlistName)}</bdi>{' '}
            <span className={styles.count}>{t('wishlist.pieces', { count: skus.length })}</span>
          </label>
        ))}
      </fieldset>
      <Button look="secondary" wide onClick={() => flyout.open('createWishlist', { sku })}>
        {t('wishlist.new')}
      </Button>
      <Button wide onClick={close}>
        {t('wishlist.done')}
      </Button>
    </div>
  );
}
