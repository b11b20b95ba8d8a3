import { type ComponentType, useEffect, useState } from 'react';
import { BasketHead } from '../../basket/page/basket-head.tsx';
import { BasketSkeleton } from '../../basket/page/basket-skeleton.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';

/** What is in a basket is known in the browser only, so what shows it is fetched there, too. */
export function View() {
  const { rows } = usePage().content;
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    import('./basket-screen.tsx').then(({ BasketScreen }) => setScreen(() => BasketScreen), Boolean);
  }, []);
  return (
    <>
      <Rows rows={rows.top} />
      {Screen ? (
        <Screen />
      ) : (
        <>
          <BasketHead />
          <BasketSkeleton place="page" />
        </>
      )}
      <Rows rows={rows.bottom} />
    </>
  );
}
