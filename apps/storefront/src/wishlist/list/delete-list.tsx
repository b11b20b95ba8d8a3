import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useHref, useMarket, useShop, useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { deleteList } from '../list-calls.ts';
import styles from './list-head.module.css';

/** Asked once, in place: a list cannot be brought back. */
export function DeleteList({ list, onDone }: { list: WishlistSummary; onDone: () => void }) {
  const t = useT();
  const href = useHref();
  const toast = useToast();
  const { router } = useShop();
  const market = useMarket()?.id ?? '';
  const confirm = async () => {
    const failure = await deleteList(market, list.wishlistId);
    if (failure) return toast.showNow('danger', failure);
    toast.show('success', 'wishlist.delete.done', { name: list.wishlistName });
    await router?.navigate(href('/wishlist'), { replace: true });
  };
  return (
    <div className={styles.form}>
      <p className={styles.question}>{t('wishlist.delete.question', { name: list.wishlistName })}</p>
      <Button look="secondary" autoFocus onClick={onDone}>
        {t('wishlist.delete.keep')}
      </Button>
      <Button look="quiet" onClick={confirm}>
        {t('wishlist.delete.confirm')}
      </Button>
    </div>
  );
}
