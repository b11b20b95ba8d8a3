import type { Db } from '../db/db.ts';
import { type BasketRow, lockBasket } from './store.ts';

export type PayingBasket = BasketRow;

/** Nobody changes it until the transaction ends. Undefined when it has been ordered, or thrown away. */
export function lockPayingBasket(tx: Db, basketId: string): Promise<PayingBasket | undefined> {
  return lockBasket(tx, basketId);
}
