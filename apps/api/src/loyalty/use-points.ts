import { randomUUID } from 'node:crypto';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { pointsLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { amountOfPoints, type SpentLot } from '@selvedge/domain/loyalty/points-payment.ts';
import { takeFromLots } from '@selvedge/domain/loyalty/take-from-lots.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Db } from '../db/db.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkTerms } from './check-terms.ts';
import type { Member } from './get-member.ts';
import { loadProgramme } from './load-programme.ts';
import { openAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyLotTable, loyaltyPaymentTable } from './tables.ts';

type Wish = { points: number; key: string };

/** Points become money on a card that only this basket knows. What of it is not needed, or is paid back later, becomes points again. */
export async function usePoints(ctx: Ctx, basketKey: BasketKey, { member, points, key }: Wish & { member: Member }): Promise<BasketAnswer> {
  const { market } = member;
  const { payment, isActive } = await loadProgramme(ctx.db, { market: market.id, currency: market.currency });
  if (!isActive || !payment) throw new ShopError('invalid_request', { points: ['loyalty.no_payment'] });
  if (points < payment.least) throw new ShopError('invalid_request', { points: ['loyalty.too_few_points'] });
  await checkTerms(ctx, member);
  const content = (await findBasket(ctx, basketKey))?.content;
  if (!content || content.lines.length === 0) throw new ShopError('invalid_request', { points: ['basket.empty'] });
  if (await hasPoints(ctx.db, content.giftCards)) throw new ShopError('invalid_request', { points: ['loyalty.points_used_already'] });
  const cardId = await ctx.db.transaction((tx) => spend(tx, { member, payment, points, key, now: ctx.now }));
  return changeBasket(ctx, basketKey, (before) =>
    before.giftCards.some(({ id }) => id === cardId) ? before : { ...before, giftCards: [...before.giftCards, { id: cardId }] },
  );
}

type Spend = Wish & { member: Member; payment: NonNullable<Programme['payment']>; now: Date };

async function spend(tx: Db, { member, payment, points, key, now }: Spend): Promise<string> {
  const { id: market, currency } = member.market;
  const { id: accountId } = await openAccount(tx, { contactId: member.contactId, market, now });
  const isSame = and(eq(loyaltyPaymentTable.accountId, accountId), eq(loyaltyPaymentTable.key, key));
  const [before] = await tx.select().from(loyaltyPaymentTable).where(isSame);
  if (before) return before.cardId;
  const amount = amountOfPoints(points, payment.worth, currency);
  if (amount <= 0) throw new ShopError('invalid_request', { points: ['loyalty.too_few_points'] });
  const lots = await listSpent(tx, accountId, points);
  const reference = `payment:${randomUUID()}`;
  await postEntry(tx, { accountId, kind: 'spend', points, key: reference, reference, now });
  const known = { number: `${pointsLabel(points)} ${randomUUID()}`, code: randomUUID() };
  const card = { reference, amount, currency, now, known, counter: 'points' as const };
  const { id: cardId } = (await issueCard(tx, { ...card, mostPercent: payment.mostPercent }))!;
  await tx.insert(loyaltyPaymentTable).values({ cardId, accountId, key, reference, points, amount, lots, madeAt: now });
  return cardId;
}

/** When the points that are about to be spent would expire, the latest first. Call with the account locked. */
async function listSpent(tx: Db, accountId: string, points: number): Promise<SpentLot[]> {
  const isOpen = and(eq(loyaltyLotTable.accountId, accountId), gt(loyaltyLotTable.remaining, 0));
  const lots = await tx.select().from(loyaltyLotTable).where(isOpen);
  return takeFromLots(lots, points)
    .changed.map(({ id, remaining }) => {
      const lot = lots.find((each) => each.id === id)!;
      return { points: lot.remaining - remaining, expiresAt: lot.expiresAt.toISOString() };
    })
    .reverse();
}

async function hasPoints(db: Db, cards: readonly { id: string }[]): Promise<boolean> {
  for (const { id } of cards) {
    const [row] = await db.select().from(loyaltyPaymentTable).where(eq(loyaltyPaymentTable.cardId, id));
    if (row) return true;
  }
  return false;
}
