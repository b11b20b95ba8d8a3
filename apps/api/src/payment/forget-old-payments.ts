import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Sessions of baskets that are gone, and notices that no provider repeats any more. Attempts stay without whom they count for: they are part of the books. */
export async function forgetOldPayments(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from payment_session s where not exists (select from basket b where b.id = s.basket_id and b.closed_at is null)`);
  await db.execute(sql`
    update payment_attempt set caller = null where caller is not null and created_at < ${addDays(now, -1)}`);
  await db.execute(sql`delete from payment_event where received_at < ${addDays(now, -400)}`);
}
