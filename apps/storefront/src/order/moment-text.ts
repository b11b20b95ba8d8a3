import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import type { useMoney } from '../catalogue/use-money.ts';
import type { Translate } from '../lib/shop-context.tsx';

type Words = { t: Translate; money: ReturnType<typeof useMoney>; hasSeveralParcels: boolean };

/** What happened, in a sentence. */
export function momentText(moment: OrderMoment, { t, money, hasSeveralParcels }: Words): string {
  if (moment.kind === 'state') return t(`order.moment.state.${moment.orderState}`);
  if (moment.kind === 'cancellation') return t('order.moment.cancellation', { count: moment.quantity });
  if (moment.kind === 'refund') return t('order.moment.refund', { amount: money(moment.amount) });
  if (moment.kind === 'parcelLost') return t('order.moment.parcelLost', { number: moment.parcel });
  if (moment.kind === 'return') return t(`order.moment.return.${moment.step}`, { number: moment.returnNumber });
  if (moment.kind === 'storeReceipt') return t(`order.moment.store.${moment.transactionType}`, { store: moment.storeName });
  if (moment.kind === 'addressChanged') return t('order.moment.addressChanged');
  return hasSeveralParcels ? t('order.moment.parcel', { number: moment.parcel, text: moment.text }) : moment.text;
}
