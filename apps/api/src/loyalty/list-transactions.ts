import type { LoyaltyTransaction } from '@selvedge/contract/loyalty-shape.ts';
import { type Occasion, occasions } from '@selvedge/contract/occasion.ts';
import { changeOf } from '@selvedge/domain/loyalty/entry-books.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { loyaltyEntryTable } from './tables.ts';

/** What an entry was given for by itself; undefined of every other. */
export function occasionOf(reference: string): Occasion | undefined {
  const [what, name] = reference.split(':');
  return what === 'gift' ? occasions.find((each) => each === name) : undefined;
}

type Page = { before?: number | undefined; limit: number };

/** The newest first. */
export async function listTransactions({ db }: Ctx, { contactId }: Member, { before, limit }: Page): Promise<LoyaltyTransaction[]> {
  const account = await findAccount(db, contactId);
  if (!account) return [];
  const { accountId, id } = loyaltyEntryTable;
  const rows = await db
    .select({ entry: loyaltyEntryTable, orderNumber: orderTable.number })
    .from(loyaltyEntryTable)
    .leftJoin(
      orderTable,
      sql`${orderTable.id} = substr(${loyaltyEntryTable.reference}, 7) and ${loyaltyEntryTable.reference} like 'order:%'`,
    )
    .where(and(eq(accountId, account.id), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ entry, orderNumber }) => {
    const { id: entryId, kind, points, at, reference } = entry;
    const occasion = occasionOf(reference);
    const booked = changeOf(kind, 'booked', points);
    return {
      ...{ id: entryId, kind, date: at.toISOString(), orderNumber },
      points: booked === 0 ? changeOf(kind, 'pending', points) : booked,
      isPending: booked === 0,
      ...(occasion && { occasion }),
      ...(reference.startsWith('payment:') && { isPayment: true }),
    };
  });
}
