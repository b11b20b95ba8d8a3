import type { Erasure } from '@selvedge/contract/studio/customers.ts';
import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { and, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addressTable } from '../../address/tables.ts';
import { basketTable } from '../../basket/tables.ts';
import { clubConsentTable, clubContactTable } from '../../club/tables.ts';
import type { Db } from '../../db/db.ts';
import { shopperSessionTable, shopperTable } from '../../identity/shopper-tables.ts';
import { listMails } from '../../mail/personal-mails.ts';
import { orderTable } from '../../order/tables.ts';
import { paymentAttemptTable } from '../../payment/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { wishlistTable } from '../../wishlist/tables.ts';
import { termsAcceptanceTable } from '../tables.ts';
import { ordersOf } from './look-at-customer.ts';
import { getPerson, type Person } from './person.ts';

/** Shown before anybody decides. */
export async function previewErasure(ctx: Ctx, { customerId }: { customerId: string }): Promise<Erasure> {
  return countErasure(ctx.db, await getPerson(ctx.db, customerId));
}

export async function countErasure(db: Db, person: Person): Promise<Erasure> {
  const { shopperId, email, ownsEmail } = person;
  const count = async (table: PgTable, where: SQL | undefined): Promise<number> => {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(where);
    return row?.count ?? 0;
  };
  const own = (column: SQL.Aliased | unknown) => (shopperId ? sql`${column} = ${shopperId}` : sql`false`);
  const under = (column: unknown) => (ownsEmail ? sql`${column} = ${email}` : sql`false`);
  const contact = sql`${clubConsentTable.contactId} in (select id from club_contact where ${under(clubContactTable.email)})`;
  const { state, frozen } = paymentAttemptTable;
  const attempts = or(
    own(paymentAttemptTable.shopperId),
    and(isNull(paymentAttemptTable.shopperId), under(sql`lower(${frozen} ->> 'email')`)),
  );
  const goes = [
    { what: 'account', count: await count(shopperTable, own(shopperTable.id)) },
    { what: 'addresses', count: await count(addressTable, own(addressTable.shopperId)) },
    { what: 'sessions', count: await count(shopperSessionTable, own(shopperSessionTable.shopperId)) },
    { what: 'baskets', count: await count(basketTable, and(own(basketTable.shopperId), isNull(basketTable.closedAt))) },
    { what: 'wishlists', count: await count(wishlistTable, own(wishlistTable.shopperId)) },
    { what: 'club', count: await count(clubContactTable, under(clubContactTable.email)) },
    {
      what: 'consents',
      count: (await count(clubConsentTable, contact)) + (await count(termsAcceptanceTable, own(termsAcceptanceTable.shopperId))),
    },
    { what: 'mails', count: (await listMails(db, person)).length },
  ];
  const stays = [
    { what: 'orders', count: await count(orderTable, ordersOf(person)) },
    { what: 'payments', count: await count(paymentAttemptTable, and(attempts, notInArray(state, [...liveStates]))) },
  ];
  return {
    goes: goes.filter((part) => part.count > 0),
    stays: stays.filter((part) => part.count > 0),
    openOrders: await count(orderTable, and(ordersOf(person), inArray(orderTable.state, ['placed', 'paymentProcessing']))),
    livePayments: await count(paymentAttemptTable, and(attempts, inArray(state, [...liveStates]))),
  };
}
