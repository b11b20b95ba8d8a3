import { BasketView } from '../page/basket-view.tsx';

/** BSK-010 the basket over the page that is being looked at. */
export function Content({ close }: { close: () => void }) {
  return <BasketView place="flyout" onLeave={close} />;
}
