import { Button } from '@selvedge/ui/button.tsx';
import { ProductTile } from '../../catalogue/product-tile.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { HeartPlace } from '../heart/heart-place.tsx';
import { useList } from '../use-list.ts';
import { useWishlist } from '../use-wishlist.ts';
import { keepAll } from '../wishlist-calls.ts';
import { GoneList } from './gone-list.tsx';
import { ListGrid, tileSizes } from './list-grid.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTitle } from './list-title.tsx';
import styles from './shared-list.module.css';

/** A list that somebody shared: to look at, and to take from. */
export function SharedList({ shareReference, page }: { shareReference: string; page: number }) {
  const t = useT();
  const toast = useToast();
  const { market, isClosed } = useWishlist();
  const list = useList({ market, shareReference });
  if (!list) return <ListSkeleton />;
  if (list === 'gone' || list === 'failed') return <GoneList isFailure={list === 'failed'} />;
  const saveAll = async () => {
    if (isClosed) return toast.showNow('info', 'wishlist.login_to_use_wishlist');
    const failure = await keepAll(list.products.map(({ id }) => id));
    toast.showNow(failure ? 'danger' : 'success', failure ?? 'wishlist.shared.kept');
  };
  const gone = list.skus.length - list.products.length;
  return (
    <>
      <ListTitle title={list.wishlistName || t('wishlist.shared.title')} line={t('wishlist.shared.text')}>
        {list.products.length > 0 && (
          <Button look="secondary" onClick={saveAll}>
            {t('wishlist.shared.keepAll')}
          </Button>
        )}
      </ListTitle>
      {list.products.length === 0 && <p className={styles.note}>{t('wishlist.shared.empty')}</p>}
      {list.products.length > 0 && (
        <ListGrid list={{ ...list, skus: list.products.map(({ id }) => id) }} page={page}>
          {(sku, product, looks) =>
            product && (
              <ProductTile product={product} sizes={tileSizes} looks={looks} actions={<HeartPlace sku={sku} name={product.name} />} />
            )
          }
        </ListGrid>
      )}
      {gone > 0 && list.products.length > 0 && <p className={styles.note}>{t('wishlist.shared.vanished', { count: gone })}</p>}
    </>
  );
}
