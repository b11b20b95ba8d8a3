import { createHmac } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { loyaltyAccountTable, loyaltyGiftTable } from './tables.ts';

/** Whom a gift was for, in books that name nobody. The key is not in the database: whoever has the books alone can't try addresses. */
export function giftedPerson(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`club gift ${email}`).digest('base64url').slice(0, 22);
}

/** Gifts of a shop that did not note it yet: without this every member of that time could leave and be welcomed once more. */
export async function noteGiftedPersons(db: Db, secret: string): Promise<void> {
  const { accountId, person } = loyaltyGiftTable;
  const unknown = await db
    .select({ accountId, email: clubContactTable.email })
    .from(loyaltyGiftTable)
    .innerJoin(loyaltyAccountTable, eq(loyaltyAccountTable.id, accountId))
    .innerJoin(clubContactTable, eq(clubContactTable.id, loyaltyAccountTable.contactId))
    .where(isNull(person))
    .groupBy(accountId, clubContactTable.email);
  for (const { accountId: id, email } of unknown) {
    const known = giftedPerson(email, secret);
    await db.execute(sql`
      update loyalty_gift g set person = ${known} where g.account_id = ${id} and g.person is null
        and not exists (select from loyalty_gift o where o.person = ${known} and o.occasion = g.occasion and o.year = g.year)`);
  }
}
