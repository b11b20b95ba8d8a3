import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '../../lib/shop-context.tsx';
import { FindReturn } from '../../returns/find-return.tsx';
import { PageHead } from '../../shell/page-head.tsx';

/** ORD-029 which order; and once one is named, by the form, the account or a mail's link, what of it comes back. */
export function View() {
  const Screen = useScreen();
  return (
    <>
      <PageHead />
      {Screen ? <Screen /> : <FindReturn />}
    </>
  );
}

/** Only the browser knows which order is asked for: the page that the server keeps is everybody's. */
function useScreen(): ComponentType | undefined {
  const [Screen, setScreen] = useState<ComponentType>();
  const { page } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the page
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('orderid')) return setScreen(undefined);
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    import('../../returns/returns-screen.tsx').then(({ ReturnsScreen }) => setScreen(() => ReturnsScreen), Boolean);
  }, [page]);
  return Screen;
}
