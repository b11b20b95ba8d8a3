import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type Attempt, paymentAttemptTable as table } from './tables.ts';

const isNotLate = sql`${table.reason} is distinct from 'late'`;

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row;
}

export async function lockAttempt(tx: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return row;
}

export async function findByReference(db: Db, reference: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(table).where(eq(table.reference, reference));
  return row;
}

/** The one that is under way; there is never another beside it, but for money of an earlier one that came late and goes back. */
export async function findLiveAttempt(db: Db, basketId: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.basketId, basketId), inArray(table.state, [...liveStates]), or(ne(table.state, 'refunding'), isNotLate)));
  return row;
}

export async function findLastAttempt(db: Db, basketId: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(table).where(eq(table.basketId, basketId)).orderBy(desc(table.number)).limit(1);
  return row;
}

/** The one that paid for the basket, whichever it was. */
export async function findPaidAttempt(db: Db, basketId: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.basketId, basketId), eq(table.state, 'ordered')));
  return row;
}

export async function findAttemptOfOrder(db: Db, orderId: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(table).where(eq(table.orderId, orderId));
  return row;
}

/** When each of a basket's tries began, newest first. */
export function listTries(db: Db, { basketId, since }: { basketId: string; since: Date }): Promise<{ number: number; createdAt: Date }[]> {
  return db
    .select({ number: table.number, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.basketId, basketId), gt(table.createdAt, since)))
    .orderBy(desc(table.number));
}

/** By the link or the page at the provider; a link alone is not enough, since it may be in anybody's hands. */
export async function findByToken(
  db: Db,
  { provider, token, basketId }: Pick<Attempt, 'provider' | 'basketId'> & { token: string },
): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.provider, provider), eq(table.token, token), eq(table.basketId, basketId)));
  return row;
}

const mostOpen = 200;

/** The oldest that are still under way at a provider. */
export async function listOpenAttempts(db: Db, provider: Attempt['provider']): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.provider, provider), inArray(table.state, [...liveStates])))
    .orderBy(table.createdAt)
    .limit(mostOpen);
  return rows.map(({ id }) => id);
}
