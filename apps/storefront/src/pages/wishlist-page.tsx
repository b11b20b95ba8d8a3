import { type ComponentType, useEffect, useState } from 'react';
import { Rows } from '../content/rows.tsx';
import { usePage } from '../lib/shop-context.tsx';
import { ListSkeleton } from '../wishlist/list-skeleton.tsx';

/** What is on a list is known in the browser only, so what shows it is fetched there, too. */
export function View() {
  const { rows } = usePage().content;
  const [Lists, setLists] = useState<ComponentType>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    import('../wishlist/wishlist-view.tsx').then(({ WishlistView }) => setLists(() => WishlistView), Boolean);
  }, []);
  return (
    <>
      <Rows rows={rows.top} />
      {Lists ? <Lists /> : <ListSkeleton />}
      <Rows rows={rows.bottom} />
    </>
  );
}
