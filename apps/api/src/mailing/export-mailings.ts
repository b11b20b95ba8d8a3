import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** For the file that a shopper downloads: what they were sent, and whether they were counted. It goes with the membership. */
export async function exportMailings(db: Db, shopperId: string): Promise<unknown> {
  const { rows } = await db.execute(sql`select m.name, r.sent_at as "sentAt", r.opened_at as "openedAt", r.clicked_at as "clickedAt"
    from mailing_recipient r join mailing m on m.id = r.mailing_id join club_contact c on c.id = r.contact_id
    join shopper s on s.email = c.email and s.email_verified_at is not null
    where s.id = ${shopperId}::uuid and r.state = 'sent' order by r.sent_at`);
  return rows;
}
