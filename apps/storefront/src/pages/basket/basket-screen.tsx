import { useHandoverLink } from '../../basket/handover/use-handover-link.ts';
import { BasketHead } from '../../basket/page/basket-head.tsx';
import { BasketView } from '../../basket/page/basket-view.tsx';
import { useAbandoned } from '../../basket/use-abandoned.ts';
import { useBasket } from '../../basket/use-basket.ts';
import { useDraftOrder } from '../../basket/use-draft-order.ts';
import { useReturnNotice } from '../../payment/use-return-notice.ts';

/** The basket as a page of its own. */
export function BasketScreen() {
  const { status, answer } = useBasket();
  useAbandoned();
  useDraftOrder();
  useHandoverLink();
  useReturnNotice();
  return (
    <>
      {status !== 'elsewhere' && <BasketHead quantity={answer?.basket.quantity ?? 0} />}
      <BasketView place="page" />
    </>
  );
}
