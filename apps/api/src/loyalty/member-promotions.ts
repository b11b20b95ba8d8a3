import { ShopError } from '@selvedge/contract/error.ts';
import type { MemberPromotion } from '@selvedge/contract/loyalty-shape.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { type LivePromotion, promotionName } from '@selvedge/domain/promotion/live-promotion.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { makeOwnedCode } from '../promotion/make-codes.ts';
import { promotionCodeTable } from '../promotion/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkTerms } from './check-terms.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { listUsed } from './list-used.ts';
import { loadAllRewards } from './load-rewards.ts';
import { openAccount } from './lock-account.ts';
import type { ShownCode } from './loyalty-provider.ts';
import { shownUntil } from './show-voucher.ts';
import { writeSignedCode } from './signed-code.ts';
import { loyaltyOfferTable } from './tables.ts';

type OfferRow = typeof loyaltyOfferTable.$inferSelect;

/** An offer without an end: its code lives so long. */
const codeDays = 60;

/** LOY-017 promotions that are for members, here and now. */
export async function listPromotions(ctx: Ctx, member: Member): Promise<MemberPromotion[]> {
  const account = await findAccount(ctx.db, member.contactId);
  const offers = account ? await ctx.db.select().from(loyaltyOfferTable).where(eq(loyaltyOfferTable.accountId, account.id)) : [];
  const used = await listUsed(ctx.db, offers);
  return (await forMembers(ctx, member)).map((promotion) => {
    const offer = offers.find(({ promotionId }) => promotionId === promotion.id);
    return show(promotion, { member, offer, used });
  });
}

/** LOY-015 */
export async function showPromotion(ctx: Ctx, member: Member, promotionId: string): Promise<MemberPromotion> {
  return changeOffer(ctx, { member, promotionId }, async (_tx, { offer }) => ({ shownAt: offer?.shownAt ?? ctx.now }));
}

/** LOY-016 once: again it answers the code that was given. */
export async function redeemPromotion(ctx: Ctx, member: Member, promotionId: string): Promise<MemberPromotion> {
  const { now } = ctx;
  await checkTerms(ctx, member);
  return changeOffer(ctx, { member, promotionId }, async (tx, { offer, promotion }) => {
    if (offer?.redeemedAt) return {};
    const until = Number.isFinite(promotion.until) ? new Date(promotion.until) : addDays(now, codeDays);
    const owner = member.shopperId;
    return { redeemedAt: now, ...(promotion.needsCode && { code: await makeOwnedCode(tx, { promotionId, owner, until, now }) }) };
  });
}

/** The code of an offer that was taken up, as it is typed and as a till reads it. What was used or is over is shown no more. */
export async function showOffer(ctx: Ctx, { contactId }: Member, promotionId: string): Promise<ShownCode> {
  const { db, now } = ctx;
  const account = await findAccount(db, contactId);
  const isTheirs = account && and(eq(loyaltyOfferTable.accountId, account.id), eq(loyaltyOfferTable.promotionId, promotionId));
  const [offer] = isTheirs ? await db.select().from(loyaltyOfferTable).where(isTheirs) : [];
  const [code] = offer?.code ? await db.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, offer.code)) : [];
  if (!offer || !code || code.used > 0) throw new ShopError('not_found');
  if (code.until !== null && code.until <= now) throw new ShopError('invalid_request', { voucher: ['loyalty.voucher_expired'] });
  const until = shownUntil(now);
  const tillCode = await writeSignedCode(db, { contactId, shownId: offer.id, until: Date.parse(until) });
  return { code: code.code, tillCode, shownUntil: until };
}

type Change = (tx: Db, known: { offer: OfferRow | undefined; promotion: LivePromotion }) => Promise<Partial<OfferRow>>;

async function changeOffer(
  ctx: Ctx,
  { member, promotionId }: { member: Member; promotionId: string },
  change: Change,
): Promise<MemberPromotion> {
  const promotion = (await forMembers(ctx, member)).find(({ id }) => id === promotionId);
  if (!promotion) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId: member.contactId, market: member.market.id, now: ctx.now });
    const isTheirs = and(eq(loyaltyOfferTable.accountId, accountId), eq(loyaltyOfferTable.promotionId, promotionId));
    const [offer] = await tx.select().from(loyaltyOfferTable).where(isTheirs);
    const changed = await change(tx, { offer, promotion });
    const { accountId: account, promotionId: id } = loyaltyOfferTable;
    const row = { accountId, promotionId, ...offer, ...changed };
    const [saved] = await tx
      .insert(loyaltyOfferTable)
      .values(row)
      .onConflictDoUpdate({ target: [account, id], set: row })
      .returning();
    return show(promotion, { member, offer: saved, used: await listUsed(tx, [saved!]) });
  });
}

/** What a reward costs points for is no offer: its code would be had for nothing. */
async function forMembers({ db, promotions, now }: Ctx, { market }: Member): Promise<LivePromotion[]> {
  const at = now.getTime();
  const paid = new Set((await loadAllRewards(db)).flatMap(({ choices }) => choices.map(({ promotionId }) => promotionId)));
  return promotions.live.filter(
    ({ id, isActive, customers, markets, from, until }) =>
      isActive && !paid.has(id) && customers.has('member') && (markets.size === 0 || markets.has(market.id)) && from <= at && at < until,
  );
}

type Known = { member: Member; offer: OfferRow | undefined; used: ReadonlySet<string> };

function show(promotion: LivePromotion, { member: { market }, offer, used }: Known): MemberPromotion {
  const { id, needsCode, until } = promotion;
  const code = offer?.code ?? null;
  return {
    ...{ promoCode: id, name: promotionName(promotion, market), needsCode },
    until: Number.isFinite(until) ? new Date(until).toISOString() : null,
    ...{ isShown: offer?.shownAt != null, isRedeemed: offer?.redeemedAt != null, isUsed: code !== null && used.has(code), code },
  };
}
