import { ShopError } from '@selvedge/contract/error.ts';
import type { GiftCardMovement, NewGiftCard, StaffGiftCard, StaffGiftCardDetail } from '@selvedge/contract/studio/gift-cards.ts';
import { maskGiftCardNumber } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { desc, eq, like, notLike, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { issueCard } from './issue-card.ts';
import { moveMoney } from './move-money.ts';
import { giftCardEntryTable, giftCardMovementTable, giftCardTable } from './tables.ts';

const most = 20;

/** By the whole number or its last four digits; the latest when nothing is asked for. */
export async function findCards({ db }: Ctx, { number }: { number: string }): Promise<StaffGiftCard[]> {
  const digits = number.replace(/[\s*-]/g, '');
  if (digits !== '' && !/^(?:\d{4}|\d{19})$/.test(digits)) return [];
  const rows = await db
    .select()
    .from(giftCardTable)
    .where(
      digits === ''
        ? notLike(giftCardTable.number, 'points %')
        : digits.length === 4
          ? like(giftCardTable.number, `%${digits}`)
          : eq(giftCardTable.number, digits),
    )
    .orderBy(desc(giftCardTable.createdAt))
    .limit(most);
  return rows.map(showCard);
}

export async function getCardDetail({ db }: Pick<Ctx, 'db'>, id: string): Promise<StaffGiftCardDetail> {
  const [row] = await db.select().from(giftCardTable).where(eq(giftCardTable.id, id));
  if (!row) throw new ShopError('not_found');
  return { ...showCard(row), movements: await listMovements(db, id) };
}

export async function issueByStaff(ctx: Ctx, { act, market: id, amount, reason, ...mail }: NewGiftCard): Promise<StaffGiftCard> {
  const market = getMarket(ctx.content, id);
  return ctx.db.transaction(async (tx) => {
    const minor = readAmount(amount, market.currency);
    const { recipientEmail: to, recipientName, message } = mail;
    const card = await issueCard(tx, {
      ...{ reference: `staff ${act}`, amount: minor, currency: market.currency, now: ctx.now },
      mail: { market: market.id, to, recipientName, message },
    });
    if (!card) throw new ShopError('conflict', { act: ['validation.repeated'] });
    const after = { amount: { amount, currency: market.currency }, market: id, reason };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'gift-card.issue', subject: card.id, after });
    return getCardDetail({ db: tx }, card.id);
  });
}

export async function creditByStaff(ctx: Ctx, { id, act, amount, reason }: { id: string; act: string; amount: number; reason: string }) {
  return ctx.db.transaction(async (tx) => {
    const { balance } = await getCardDetail({ db: tx }, id);
    const minor = readAmount(amount, balance.currency);
    const isNew = await moveMoney(tx, {
      ...{ kind: 'credit', reference: `staff ${act}`, cardId: id, currency: balance.currency },
      ...{ amount: minor, counter: 'written-off', now: ctx.now },
    });
    const after = { amount: { amount, currency: balance.currency }, reason };
    if (isNew) await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'gift-card.credit', subject: id, after });
    return getCardDetail({ db: tx }, id);
  });
}

export async function blockByStaff(ctx: Ctx, { id, isBlocked, reason }: { id: string; isBlocked: boolean; reason: string }) {
  return ctx.db.transaction(async (tx) => {
    const before = await getCardDetail({ db: tx }, id);
    await tx
      .update(giftCardTable)
      .set({ blockedAt: isBlocked ? ctx.now : null })
      .where(eq(giftCardTable.id, id));
    const change = { before: { isBlocked: before.isBlocked }, after: { isBlocked, reason } };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'gift-card.block', subject: id, ...change });
    return getCardDetail({ db: tx }, id);
  });
}

function showCard({ id, number, balance, currency, blockedAt, expiresAt, createdAt }: typeof giftCardTable.$inferSelect): StaffGiftCard {
  return {
    id,
    giftCardNumber: maskGiftCardNumber(number),
    balance: { amount: toDecimal(balance, currency), currency },
    isBlocked: blockedAt !== null,
    ...(expiresAt && { expires: expiresAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}

async function listMovements(db: Db, id: string): Promise<GiftCardMovement[]> {
  const rows = await db
    .select()
    .from(giftCardEntryTable)
    .innerJoin(giftCardMovementTable, sql`${giftCardMovementTable.id} = ${giftCardEntryTable.movementId}`)
    .where(eq(giftCardEntryTable.account, `card:${id}`))
    .orderBy(giftCardMovementTable.id);
  return rows.map(({ gift_card_movement: { kind, reference, at }, gift_card_entry: { amount, currency } }) => ({
    ...{ kind, reference, at: at.toISOString() },
    amount: { amount: toDecimal(amount, currency), currency },
  }));
}

function readAmount(amount: number, currency: string): number {
  try {
    return toMinor(amount, currency);
  } catch {
    throw new ShopError('invalid_request', { amount: ['validation.invalid_amount'] });
  }
}
