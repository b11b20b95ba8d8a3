import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const day = 86_400_000;

/** Sessions of baskets that are gone, and notices that no provider repeats any more. Attempts stay without whom they count for: they are part of the books. */
export async function forgetOldPayments(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from payment_session s where not exists (select from basket b where b.id = s.basket_id and b.closed_at is null)`);
  await db.execute(sql`
    update payment_attempt set caller = null where caller is not null and created_at < ${new Date(now.getTime() - day)}`);
  await db.execute(sql`delete from payment_event where received_at < ${new Date(now.getTime() - 400 * day)}`);
}
