import { ShopError } from '@selvedge/contract/error.ts';
import type { ReturnWish } from '@selvedge/contract/returns.ts';
import type { Db } from '../db/db.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { listOtherSizes } from './list-other-sizes.ts';
import type { Returnable } from './load-returnable.ts';
import type { OtherSize } from './tables.ts';

/** The other sizes that lines come back for, by the line's id. Refused for what is no size of the same, or not to be had. */
export async function findExchanges(tx: Db, of: Returnable, wishes: readonly ReturnWish[]): Promise<Map<string, OtherSize>> {
  const wanted = wishes.filter(({ exchangeFor }) => exchangeFor !== undefined);
  const skuOf = (lineItemId: string) => of.lines.find(({ lineId }) => lineId === lineItemId)!.sku;
  const sizesOf = await listOtherSizes(tx, { market: of.market.id, skus: wanted.map(({ lineItemId }) => skuOf(lineItemId)) });
  return new Map(
    wanted.map(({ lineItemId, exchangeFor }) => {
      const size = sizesOf(skuOf(lineItemId)).find(({ sku }) => sku === exchangeFor);
      if (!size) throw refuseOrder('lines', 'returns.size_gone');
      return [lineItemId, size];
    }),
  );
}

type Reserve = { returnId: string; market: string; pieces: readonly { sku: string; quantity: number }[]; now: Date };

/** Puts the pieces aside under the return's id: nobody else can buy them from here on. All of them or none. */
export async function reserveExchange(tx: Db, { returnId, market, pieces, now }: Reserve): Promise<void> {
  try {
    await reserveStock(tx, { attemptId: returnId, market, wanted: pieces.map((each) => ({ ...each, from: 'warehouse' })), now });
  } catch (error) {
    if (error instanceof ShopError && error.code === 'line_refused') throw refuseOrder('lines', 'returns.size_gone');
    throw error;
  }
}
