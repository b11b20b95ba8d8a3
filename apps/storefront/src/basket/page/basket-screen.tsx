import { useReturnNotice } from '../../payment/use-return-notice.ts';
import { useAbandoned } from '../use-abandoned.ts';
import { useBasket } from '../use-basket.ts';
import { BasketHead } from './basket-head.tsx';
import { BasketView } from './basket-view.tsx';

/** The basket as a page of its own. */
export function BasketScreen() {
  const { status, answer } = useBasket();
  useAbandoned();
  useReturnNotice();
  return (
    <>
      {status !== 'elsewhere' && <BasketHead quantity={answer?.basket.quantity ?? 0} />}
      <BasketView place="page" />
    </>
  );
}
