import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { KeptEvent } from './keep-event.ts';

export type ChangeNews = Pick<KeptEvent, 'provider' | 'id' | 'kind' | 'providerReference'> & { amount: number | null; attemptId: string };

const kinds = sql.raw(`('captured', 'captureFailed', 'refunded', 'refundFailed', 'cancelled', 'cancelFailed')`);

/** What providers told of payments that are orders, and nobody has looked at. */
export async function listChangeNews(db: Db, limit: number): Promise<ChangeNews[]> {
  const { rows } = await db.execute<ChangeNews>(sql`
    select e.provider, e.id, e.kind, e.provider_reference as "providerReference", e.amount::float8 as amount, a.id as "attemptId"
    from payment_event e join payment_attempt a on a.reference = e.reference and a.state = 'ordered'
    where e.outcome is null and e.kind in ${kinds} order by e.received_at, e.id limit ${limit}`);
  return rows;
}
