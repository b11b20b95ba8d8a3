import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { audit } from '../audit/audit.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showBasket } from './show-basket.ts';
import { findBasketById, listBasketsOf } from './store.ts';

type Look = { basketId?: string | undefined; shopperId?: string | undefined; reason: string };

/** For service staff: a basket as its owner sees it. That somebody looked is written down before they see anything. */
export async function lookAtBaskets(ctx: Ctx, { basketId, shopperId, reason }: Look): Promise<BasketAnswer[]> {
  const named = basketId === undefined ? undefined : await findBasketById(ctx.db, basketId);
  const rows = [...(named ? [named] : []), ...(shopperId === undefined ? [] : await listBasketsOf(ctx.db, shopperId))];
  if (rows.length === 0) throw new ShopError('not_found');
  const subject = rows.map(({ id }) => id).join(' ');
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'basket.look', subject, after: { reason } });
  return Promise.all(
    rows.map((row) => {
      const market = getMarket(ctx.content, row.market);
      const customer = new Set<CustomerKind>(row.shopperId === null ? ['guest'] : []);
      return showBasket({ ...ctx, market, session: undefined }, row, { customer });
    }),
  );
}
