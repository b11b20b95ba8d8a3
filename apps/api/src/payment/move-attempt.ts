import { type AttemptState, canMove, isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type Attempt, paymentAttemptTable as table } from './tables.ts';

export type NewAttempt = Omit<
  Attempt,
  'providerReference' | 'token' | 'action' | 'paidWith' | 'reason' | 'becomes' | 'orderId' | 'changedAt' | 'looks' | 'isHeld'
>;

export async function insertAttempt(tx: Db, attempt: NewAttempt): Promise<Attempt> {
  const [row] = await tx
    .insert(table)
    .values({ ...attempt, changedAt: attempt.createdAt })
    .returning();
  return row!;
}

type Facts = Partial<
  Pick<
    Attempt,
    'providerReference' | 'token' | 'action' | 'paidWith' | 'reason' | 'becomes' | 'orderId' | 'lookAt' | 'expiresAt' | 'isHeld'
  >
>;

/**
 * From the state that was read to another, or not at all: undefined when somebody else moved it meanwhile, or when the move makes no
 * sense. What is over keeps neither the request nor a time to look at it again.
 */
export async function moveAttempt(
  db: Db,
  attempt: Pick<Attempt, 'id' | 'state'>,
  { to, now, ...facts }: Facts & { to: AttemptState; now: Date },
): Promise<Attempt | undefined> {
  if (!canMove(attempt.state, to)) return undefined;
  const [row] = await db
    .update(table)
    .set({ ...facts, state: to, changedAt: now, looks: 0, ...(!isLive(to) && { request: null, lookAt: null, action: null }) })
    .where(and(eq(table.id, attempt.id), eq(table.state, attempt.state)))
    .returning();
  return row;
}

/** Facts that change no state: what the shopper brought back, when to look again. */
export async function noteAttempt(
  db: Db,
  id: string,
  facts: Partial<Pick<Attempt, 'request' | 'lookAt' | 'looks' | 'providerReference' | 'token'>>,
): Promise<void> {
  await db.update(table).set(facts).where(eq(table.id, id));
}
