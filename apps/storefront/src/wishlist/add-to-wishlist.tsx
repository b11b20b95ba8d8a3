import { Button } from '@selvedge/ui/button.tsx';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useT } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { listName } from './list-name.ts';
import { useWishlist } from './use-wishlist.ts';
import { dropSku, keepSku } from './wishlist-calls.ts';
import styles from './wishlist-flyout.module.css';

/** On which of the shopper's lists a product is. Each tick is kept at once. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { sku, name } = props as { sku: string; name: string };
  const t = useT();
  const toast = useToast();
  const flyout = useFlyout();
  const { lists } = useWishlist();
  const toggle = async (wishlistId: string, isOn: boolean) => {
    const failure = await (isOn ? dropSku : keepSku)({ sku, wishlistId });
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
            <input type="checkbox" checked={skus.includes(sku)} onChange={() => toggle(wishlistId, skus.includes(sku))} />
            <bdi className={styles.name}>{listName(t, wishlistName)}</bdi>
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
