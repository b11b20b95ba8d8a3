import { Address } from '@selvedge/contract/address.ts';
import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { exportAddresses } from '../../address/personal-addresses.ts';
import { basketTable } from '../../basket/tables.ts';
import { clubConsentTable, clubContactTable } from '../../club/tables.ts';
import type { Db } from '../../db/db.ts';
import { deviceName } from '../../identity/device-name.ts';
import { shopperSessionTable } from '../../identity/shopper-tables.ts';
import { listMails } from '../../mail/personal-mails.ts';
import { orderTable } from '../../order/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { exportWishlists } from '../../wishlist/forget-wishlists.ts';
import { termsAcceptanceTable } from '../tables.ts';
import { listLooks, noteLook } from './note-look.ts';
import { getPerson, type Person } from './person.ts';
import { readProfile } from './read-profile.ts';

/** For service staff. That somebody looked is written down before they see anything. */
export async function lookAtCustomer(ctx: Ctx, { customerId, reason }: { customerId: string; reason: string }): Promise<StaffCustomer> {
  const { db, now } = ctx;
  const person = await getPerson(db, customerId);
  const looks = await listLooks(db, person.customerId);
  await noteLook(ctx, { customerId: person.customerId, reason });
  const { shopperId, email, ownsEmail, kind } = person;
  const orders = await listOrders(db, person);
  const club = ownsEmail ? await readClub(db, email) : undefined;
  const profile = shopperId ? await readProfile(db, { shopperId, now }) : undefined;
  return {
    ...{ customerId: person.customerId, kind, email, isEmailProven: ownsEmail },
    firstName: profile?.firstName || orders.firstName || club?.firstName || '',
    lastName: profile?.lastName || orders.lastName || club?.lastName || '',
    market: profile?.market ?? orders.latest[0]?.market ?? club?.shown.market ?? '',
    ...(profile && { account: profile.account }),
    addresses: shopperId ? await listAddresses(db, shopperId) : [],
    orders: { count: orders.count, latest: orders.latest },
    ...(club && { club: club.shown }),
    terms: shopperId ? await listTerms(db, shopperId) : [],
    wishlists: shopperId ? await listWishlists(db, shopperId) : [],
    baskets: shopperId ? await listBaskets(db, shopperId) : [],
    sessions: shopperId ? await listSessions(db, { shopperId, now }) : [],
    mails: (await listMails(db, person)).map(({ template, market, askedAt, sentAt }) => ({
      ...{ template, market, askedAt: askedAt.toISOString(), sentAt: sentAt?.toISOString() ?? '' },
    })),
    looks,
  };
}

/** With an account, and without one where the address is proven to be theirs. */
export function ordersOf({ shopperId, email, ownsEmail }: Person) {
  const asGuest = ownsEmail ? and(isNull(orderTable.shopperId), sql`lower(${orderTable.email}) = ${email}`) : undefined;
  return or(shopperId ? eq(orderTable.shopperId, shopperId) : undefined, asGuest) ?? sql`false`;
}

async function listOrders(db: Db, person: Person) {
  const where = ordersOf(person);
  const rows = await db.select().from(orderTable).where(where).orderBy(desc(orderTable.placedAt), desc(orderTable.id)).limit(20);
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(orderTable).where(where);
  return {
    count: counted?.count ?? 0,
    firstName: rows[0]?.firstName ?? '',
    lastName: rows[0]?.lastName ?? '',
    latest: rows.map(({ id, number, state, market, placedAt, total, currency, shopperId }) => ({
      ...{ orderId: id, orderNumber: number, orderState: state, market, created: placedAt.toISOString(), isGuest: shopperId === null },
      total: { amount: toDecimal(total, currency), currency },
    })),
  };
}

async function readClub(db: Db, email: string) {
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  if (!contact) return undefined;
  const { id, market, joinedAt, messagesSince, subBrands, firstName, lastName } = contact;
  const consents = await db.select().from(clubConsentTable).where(eq(clubConsentTable.contactId, id)).orderBy(desc(clubConsentTable.id));
  return {
    ...{ firstName, lastName },
    shown: {
      ...{ contactId: id, market, joinedAt: joinedAt.toISOString(), messagesSince: messagesSince?.toISOString() ?? '', subBrands },
      consents: consents.map((row) => ({
        ...{ kind: row.kind, source: row.source, market: row.market, version: row.termsVersion, at: row.at.toISOString() },
      })),
    },
  };
}

async function listAddresses(db: Db, shopperId: string): Promise<StaffCustomer['addresses']> {
  return (await exportAddresses(db, shopperId)).flatMap(({ isPreferred, ...address }) => {
    const read = Address.safeParse(address);
    return read.success ? [{ address: read.data, isPreferred }] : [];
  });
}

async function listTerms(db: Db, shopperId: string): Promise<StaffCustomer['terms']> {
  const { slug, version, market, acceptedAt, consents } = termsAcceptanceTable;
  const rows = await db
    .select({ slug, version, market, acceptedAt, consents })
    .from(termsAcceptanceTable)
    .where(eq(termsAcceptanceTable.shopperId, shopperId))
    .orderBy(desc(acceptedAt));
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }));
}

async function listWishlists(db: Db, shopperId: string): Promise<StaffCustomer['wishlists']> {
  return (await exportWishlists(db, shopperId)).map(({ wishlistName, skus, shareLinkReference }) => ({
    name: wishlistName,
    skus,
    isShared: shareLinkReference !== undefined,
  }));
}

async function listBaskets(db: Db, shopperId: string): Promise<StaffCustomer['baskets']> {
  const rows = await db
    .select()
    .from(basketTable)
    .where(and(eq(basketTable.shopperId, shopperId), isNull(basketTable.closedAt)))
    .orderBy(desc(basketTable.changedAt));
  return rows.map(({ id, market, content, changedAt }) => ({
    ...{ basketId: id, market, changedAt: changedAt.toISOString() },
    pieces: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

async function listSessions(db: Db, { shopperId, now }: { shopperId: string; now: Date }): Promise<StaffCustomer['sessions']> {
  const { expiresAt, revokedAt, lastSeenAt } = shopperSessionTable;
  const rows = await db
    .select()
    .from(shopperSessionTable)
    .where(and(eq(shopperSessionTable.shopperId, shopperId), gt(expiresAt, now), isNull(revokedAt)))
    .orderBy(desc(lastSeenAt))
    .limit(50);
  return rows.map(({ userAgent, market, createdAt, lastSeenAt: seen }) => ({
    ...{ device: deviceName(userAgent), market, createdAt: createdAt.toISOString(), lastUsedAt: seen.toISOString() },
  }));
}
