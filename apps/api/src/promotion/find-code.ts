import { ShopError } from '@selvedge/contract/error.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { findObstacle } from '@selvedge/domain/promotion/apply-promotions.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { and, count, eq } from 'drizzle-orm';
import { getMarketOf } from '../catalogue/market-of.ts';
import { countCall, limitedAddress } from '../http/count-call.ts';
import type { Ctx } from '../http/ctx.ts';
import { RateLimited } from '../http/rate-limited.ts';
import { promotionCodeTable, promotionRedemptionTable } from './tables.ts';

const tries = { limit: 10, seconds: 3_600 };

export type FoundCode = { code: string; promotionId: string };

/** The promotion of a code that can be used now by this caller. Who guesses is stopped after ten wrong ones in an hour. */
export async function getCode(ctx: Ctx, { typed, customer }: { typed: string; customer: ReadonlySet<CustomerKind> }): Promise<FoundCode> {
  const code = normaliseCode(typed);
  const row = code === '' ? undefined : await findRow(ctx, code);
  const promotion = row && ctx.promotions.live.find(({ id }) => id === row.promotionId);
  if (!row || !promotion) throw await countWrong(ctx);
  const { id: market, currency } = getMarketOf(ctx);
  const codes = new Map([[promotion.id, code]]);
  const obstacle = findObstacle(promotion, { market, currency, now: ctx.now.getTime(), customer, codes });
  if (obstacle) throw refuse(obstacle);
  if (row.mostUses !== null && row.used >= row.mostUses) throw refuse('promotion.used_up');
  if (promotion.limits.perCustomer !== undefined && (await countUses(ctx, promotion.id)) >= promotion.limits.perCustomer)
    throw refuse('promotion.used_by_you');
  return { code, promotionId: promotion.id };
}

function refuse(key: string): ShopError {
  return new ShopError('promo_code_refused', { promoCode: [key] });
}

async function findRow({ db }: Ctx, code: string) {
  const [row] = await db.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, code));
  return row;
}

async function countWrong({ db, address, now }: Ctx): Promise<ShopError> {
  const { count: wrong, retryAfter } = await countCall(db, { key: `promo-code:${limitedAddress(address)}`, ...tries, now });
  return wrong > tries.limit ? new RateLimited(retryAfter) : refuse('basket.promo_code_unknown');
}

/** A guest's earlier orders are known only when the order is placed, by the e-mail given then. */
async function countUses({ db, session }: Ctx, promotionId: string): Promise<number> {
  if (session?.kind !== 'shopper') return 0;
  const { promotionId: id, customer } = promotionRedemptionTable;
  const [row] = await db
    .select({ uses: count() })
    .from(promotionRedemptionTable)
    .where(and(eq(id, promotionId), eq(customer, session.shopperId)));
  return row?.uses ?? 0;
}
