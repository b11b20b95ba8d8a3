import { forget, readStored, store } from '../lib/storage.ts';

const underWay = 'payment_under_way';
const paying = 'payment_basket';

/** From the click on: who reloads, or comes back from the provider by the browser's own button, tells nobody what happened. */
export const markUnderWay = (market: string, checkoutBasketId: string): void => keep(underWay, market, checkoutBasketId);

/** The basket whose payment was left in this tab. */
export const findUnderWay = (market: string): string | undefined => find(underWay, market);

export const clearUnderWay = (): void => forget('sessionStorage', underWay);

/** The basket that stood at the payment step in this tab: once it is ordered, it is the way to its receipt. */
export const markPaying = (market: string, checkoutBasketId: string): void => keep(paying, market, checkoutBasketId);

export const findPaying = (market: string): string | undefined => find(paying, market);

const keep = (key: typeof underWay | typeof paying, market: string, basketId: string): void =>
  void store('sessionStorage', key, `${market} ${basketId}`);

function find(key: string, market: string): string | undefined {
  const [where, id] = (readStored('sessionStorage', key) ?? '').split(' ');
  return where === market && id ? id : undefined;
}
