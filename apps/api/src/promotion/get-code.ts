import { ShopError } from '@selvedge/contract/error.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { findObstacle } from '@selvedge/domain/promotion/apply-promotions.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { eq } from 'drizzle-orm';
import { getMarketOf } from '../catalogue/market-of.ts';
import { limitCalls, limitedAddress, uncountCall } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import { countRedemptions, redeemerOf } from './redeem-promotions.ts';
import { promotionCodeTable } from './tables.ts';

const tries = { limit: 10, seconds: 3_600 };

export type FoundCode = { code: string; promotionId: string };

/**
 * The promotion of a code that can be used now by this caller. Who guesses is stopped after ten failures in an hour: what comes after them
 * is refused before it is looked up, or the eleventh guess would tell a good code from a bad one.
 */
export async function getCode(ctx: Ctx, wish: Wish): Promise<FoundCode> {
  const key = `promo-code:${limitedAddress(ctx.address)}`;
  // Counted first and taken back when it was good: a hundred guesses at the same moment are a hundred failures.
  await limitCalls(ctx.db, { key, ...tries, now: ctx.now });
  const found = await findUsable(ctx, wish);
  await uncountCall(ctx.db, key);
  return found;
}

type Wish = { typed: string; customer: ReadonlySet<CustomerKind> };

async function findUsable(ctx: Ctx, { typed, customer }: Wish): Promise<FoundCode> {
  const code = normaliseCode(typed);
  const row = code === '' ? undefined : await findRow(ctx, code);
  const promotion = row && ctx.promotions.live.find(({ id }) => id === row.promotionId);
  // Whose it is, is nobody else's business: to them there is no such code.
  if (!row || !promotion || !isFor(ctx, row)) throw refuse('basket.promo_code_unknown');
  const { id: market, currency } = getMarketOf(ctx);
  const codes = new Map([[promotion.id, code]]);
  const obstacle = findObstacle(promotion, { market, currency, now: ctx.now.getTime(), customer, codes });
  if (obstacle) throw refuse(obstacle);
  if (row.until !== null && row.until <= ctx.now) throw refuse('promotion.over');
  if (row.mostUses !== null && row.used >= row.mostUses) throw refuse('promotion.used_up');
  const { perCustomer } = promotion.limits;
  if (perCustomer !== undefined && (await countUses(ctx, promotion.id)) >= perCustomer) throw refuse('promotion.used_by_you');
  return { code, promotionId: promotion.id };
}

function refuse(key: string): ShopError {
  return new ShopError('promo_code_refused', { promoCode: [key] });
}

function isFor({ session }: Ctx, { owner }: { owner: string | null }): boolean {
  return owner === null || (session?.kind === 'shopper' && session.shopperId === owner);
}

async function findRow({ db }: Ctx, code: string) {
  const [row] = await db.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, code));
  return row;
}

/** A guest's earlier orders are known only when the order is placed, by the e-mail given then. */
async function countUses({ db, session }: Ctx, promotionId: string): Promise<number> {
  if (session?.kind !== 'shopper') return 0;
  return countRedemptions(db, promotionId, redeemerOf(session));
}
