import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { passkeyTable } from '../identity/passkey/tables.ts';
import { shopperIdentityTable, shopperSessionTable, shopperTable } from '../identity/shopper-tables.ts';
import { emailChangeTable, shopperProfileTable, termsAcceptanceTable } from './tables.ts';

/** All but secrets: a hash says nothing about a person and would open a door. */
export async function collectAccount(db: Db, id: string): Promise<unknown> {
  const { email, emailVerifiedAt, market, createdAt } = shopperTable;
  const session = shopperSessionTable;
  const [shopper] = await db.select({ email, emailVerifiedAt, market, createdAt }).from(shopperTable).where(eq(shopperTable.id, id));
  const [profile] = await db.select().from(shopperProfileTable).where(eq(shopperProfileTable.shopperId, id));
  const { shopperId: _, ...known } = profile ?? { shopperId: id };
  const { provider, createdAt: linkedAt } = shopperIdentityTable;
  const { slug, version, market: acceptedIn, acceptedAt, consents } = termsAcceptanceTable;
  return {
    ...shopper,
    profile: known,
    providers: await db.select({ provider, linkedAt }).from(shopperIdentityTable).where(eq(shopperIdentityTable.shopperId, id)),
    passkeys: await db
      .select({ device: passkeyTable.device, addedAt: passkeyTable.createdAt, lastUsedAt: passkeyTable.lastUsedAt })
      .from(passkeyTable)
      .where(eq(passkeyTable.shopperId, id)),
    termsAccepted: await db
      .select({ slug, version, market: acceptedIn, acceptedAt, consents })
      .from(termsAcceptanceTable)
      .where(eq(termsAcceptanceTable.shopperId, id)),
    askedForEmail: await db
      .select({ email: emailChangeTable.email, askedAt: emailChangeTable.createdAt })
      .from(emailChangeTable)
      .where(eq(emailChangeTable.shopperId, id)),
    sessions: await db
      .select({
        device: session.userAgent,
        market: session.market,
        createdAt: session.createdAt,
        lastUsedAt: session.lastSeenAt,
        endedAt: session.revokedAt,
      })
      .from(session)
      .where(eq(session.shopperId, id)),
  };
}
