import { inArray } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { giftCardTable } from './tables.ts';

export type CardBalance = { id: string; number: string; currency: string; balance: number; mostPercent?: number };

/** What cards are worth now, in the order asked for. One that is blocked or over is worth nothing. */
export async function listCards({ db, now }: Pick<Ctx, 'db' | 'now'>, cards: readonly { id: string }[]): Promise<CardBalance[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const rows = await db.select().from(giftCardTable).where(inArray(giftCardTable.id, ids));
  return rows
    .map(({ id, number, currency, balance, mostPercent, blockedAt, expiresAt }) => {
      const isGood = !blockedAt && (!expiresAt || expiresAt > now);
      return { id, number, currency, balance: isGood ? balance : 0, ...(mostPercent !== null && { mostPercent }) };
    })
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
