import { forget, readStored, store } from '../lib/storage.ts';

const key = 'payment_under_way';

/** From the click on: who reloads, or comes back from the provider by the browser's own button, tells nobody what happened. */
export function markUnderWay(market: string, checkoutBasketId: string): void {
  store('sessionStorage', key, `${market} ${checkoutBasketId}`);
}

/** The basket whose payment was left in this tab. */
export function findUnderWay(market: string): string | undefined {
  const [where, id] = (readStored('sessionStorage', key) ?? '').split(' ');
  return where === market && id ? id : undefined;
}

export const clearUnderWay = (): void => forget('sessionStorage', key);
