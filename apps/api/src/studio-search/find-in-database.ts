import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import { scoreMatch } from '@selvedge/domain/studio-search/score-match.ts';
import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import { releaseTable } from '../content/editing/tables.ts';
import { giftCardTable } from '../gift-card/tables.ts';
import { orderTable } from '../order/tables.ts';
import { readReturnNumber, returnNumber } from '../returns/return-number.ts';
import { returnTable } from '../returns/tables.ts';
import type { Look } from './look.ts';

const most = 6;

/** By the beginning of the number. Whose they are is not told here: looking at one is written down. */
export const findOrders: Look = async (ctx, { search }) => {
  const number = search.toUpperCase().replaceAll(' ', '');
  if (!/^[A-Z]{0,4}\d{3,}$/.test(number)) return [];
  const rows = await ctx.db
    .select({ id: orderTable.id, number: orderTable.number, market: orderTable.market, placedAt: orderTable.placedAt })
    .from(orderTable)
    .where(sql`${orderTable.number} like ${`${number}%`}`)
    .orderBy(desc(orderTable.placedAt))
    .limit(most);
  return rows.map((row): Found => {
    const { id, number: title, market, placedAt } = row;
    return { kind: 'order', id, title, note: market, at: placedAt.toISOString(), market, score: scoreMatch(number, row.number) };
  });
};

/** By the whole number, as it is scanned. */
export const findReturns: Look = async (ctx, { search }) => {
  const number = readReturnNumber(search);
  if (!number) return [];
  const { orderNumber, number: place } = number;
  const rows = await ctx.db
    .select({ orderNumber: orderTable.number, market: orderTable.market, number: returnTable.number, at: returnTable.registeredAt })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(and(eq(orderTable.number, orderNumber), eq(returnTable.number, place)));
  return rows.map((row): Found => {
    const title = returnNumber({ number: row.orderNumber }, row);
    return { kind: 'return', id: title, title, note: row.market, at: row.at.toISOString(), market: row.market, score: 1 };
  });
};

/** By the last four digits, which is all that the Studio ever shows. */
export const findGiftCards: Look = async (ctx, { search }) => {
  const digits = search.replaceAll(/[\s•*]/g, '');
  if (!/^\d{4}$/.test(digits)) return [];
  const rows = await ctx.db
    .select({ id: giftCardTable.id, currency: giftCardTable.currency, createdAt: giftCardTable.createdAt })
    .from(giftCardTable)
    .where(sql`right(${giftCardTable.number}, 4) = ${digits}`)
    .orderBy(desc(giftCardTable.createdAt))
    .limit(most);
  return rows.map((row): Found => {
    const { id, currency, createdAt } = row;
    return { kind: 'giftCard', id, title: `•••• ${digits}`, note: currency, at: createdAt.toISOString(), score: 0.9 };
  });
};

export const findReleases: Look = async (ctx, { search }) => {
  const { id, name, state, createdAt } = releaseTable;
  const rows = await ctx.db
    .select({ id, name, state })
    .from(releaseTable)
    .where(ilike(name, `%${search.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map((row): Found => ({ kind: 'release', id: row.id, title: row.name, note: row.state, score: scoreMatch(search, row.name) }));
};
