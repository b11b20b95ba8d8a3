import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { paymentChannel } from './keep-event.ts';
import { type PaymentChange, paymentChangeTable as table } from './tables.ts';

const soonSeconds = 10;
const lateSeconds = 300;
/** About a minute of looking often. */
const soonLooks = 6;

/**
 * Changes that are due, for this process alone. Of one payment they are done one after the other, in the order in which they were asked
 * for: a refund that overtakes its capture would be refused.
 */
export async function claimChanges(db: Db, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_change set looks = looks + 1,
      look_at = ${now}::timestamptz + make_interval(secs => case when looks < ${soonLooks} then ${soonSeconds}::int else ${lateSeconds}::int end)
    where id in (
      select c.id from payment_change c where c.look_at <= ${now} and not exists (
        select from payment_change e
        where e.order_id = c.order_id and e.payment_id = c.payment_id and e.id < c.id and e.state = 'asked')
      order by c.look_at limit ${limit} for update skip locked)
    returning id`);
  return rows.map(({ id }) => Number(id));
}

export async function findChange(db: Db, id: number): Promise<PaymentChange | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row;
}

type Facts = Partial<Pick<PaymentChange, 'key' | 'why' | 'lookAt' | 'looks' | 'providerReference'>>;

/** From the state that was read to another, or not at all: undefined when somebody was quicker. */
export async function moveChange(
  tx: Db,
  change: Pick<PaymentChange, 'id' | 'state'>,
  { to, now, ...facts }: Facts & { to: PaymentChange['state']; now: Date },
): Promise<PaymentChange | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...facts, state: to, changedAt: now, ...(to !== 'asked' && { lookAt: null }) })
    .where(and(eq(table.id, change.id), eq(table.state, change.state)))
    .returning();
  if (row && to === 'asked') await tx.execute(sql`select pg_notify(${paymentChannel}, ${row.key})`);
  return row;
}
