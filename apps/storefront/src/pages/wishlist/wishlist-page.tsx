import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Rows } from '../../content/rows.tsx';
import { NearView } from '../../lib/near-view.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { RowSkeleton } from '../../recommendation/row-skeleton.tsx';
import { ListSkeleton } from '../../wishlist/list/list-skeleton.tsx';

const loadOtherRows = async () => (await import('../../recommendation/other-rows.tsx')).OtherRows;

/** What is on a list is known in the browser only, so what shows it is fetched there, too. */
export function View() {
  const { rows } = usePage().content;
  const [Lists, setLists] = useState<ComponentType<{ whenEmpty: ReactNode }>>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    import('../../wishlist/wishlist-view.tsx').then(({ WishlistView }) => setLists(() => WishlistView), Boolean);
  }, []);
  return (
    <>
      <Rows rows={rows.top} />
      {Lists ? <Lists whenEmpty={<LookAround />} /> : <ListSkeleton />}
      <Rows rows={rows.bottom} />
    </>
  );
}

/** Below a list without anything on it: whatever the editors put there, and what others like. */
function LookAround() {
  const t = useT();
  const { rows } = usePage().content;
  return (
    <>
      <Rows rows={rows.emptyWishlist ?? []} />
      <NearView load={loadOtherRows} props={{}} fallback={<RowSkeleton title={t('recommendation.popular')} />} />
    </>
  );
}
