import { storageKeys } from '@selvedge/domain/constants.ts';
import { forget, readStored, store } from '../lib/storage.ts';

export type BasketSign = { market: string; quantity: number };

/** The basket's cookie is closed to scripts. This says that there is one, so that who has none costs no call and sees no flicker. */
export function readSign(): BasketSign | undefined {
  const [market, quantity] = (readStored('localStorage', storageKeys.basketCount) ?? '').split(' ');
  return market && Number(quantity) > 0 ? { market, quantity: Number(quantity) } : undefined;
}

export function keepCount(market: string, quantity: number): void {
  if (quantity > 0) store('localStorage', storageKeys.basketCount, `${market} ${quantity}`);
  else forget('localStorage', storageKeys.basketCount);
}
