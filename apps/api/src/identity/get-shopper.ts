import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { ShopperSession } from './shopper-session.ts';
import { shopperIdentityTable, shopperTable } from './shopper-tables.ts';

export type Shopper = {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Without one the shopper signs in through a provider only. */
  hasPassword: boolean;
  market: string;
  createdAt: Date;
};

/** The account of the shopper who calls. */
export async function getShopper(ctx: Ctx): Promise<Shopper> {
  const { shopperId } = getShopperSession(ctx);
  const found = await findShopper(ctx.db, { id: shopperId });
  if (!found) throw new ShopError('unauthorized');
  return found;
}

export function getShopperSession({ session }: Ctx): ShopperSession {
  if (session?.kind !== 'shopper') throw new ShopError('unauthorized');
  return session;
}

/** By id, or by an address that `readEmail` has read. */
export async function findShopper(db: Db, by: { id: string } | { email: string }): Promise<Shopper | undefined> {
  const row = await findShopperRow(db, by);
  return row && toShopper(row);
}

type Row = typeof shopperTable.$inferSelect;

/** With the hash of the password; stays inside this folder. */
export async function findShopperRow(db: Db, by: { id: string } | { email: string }): Promise<Row | undefined> {
  const condition = 'id' in by ? eq(shopperTable.id, by.id) : eq(shopperTable.email, by.email);
  const [row] = await db.select().from(shopperTable).where(condition);
  return row;
}

export function toShopper({ id, email, emailVerifiedAt, passwordHash, market, createdAt }: Row): Shopper {
  return { id, email, emailVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null, market, createdAt };
}

export async function listIdentities(db: Db, shopperId: string): Promise<{ id: string; userId: string }[]> {
  const { provider, subject } = shopperIdentityTable;
  return db.select({ id: provider, userId: subject }).from(shopperIdentityTable).where(eq(shopperIdentityTable.shopperId, shopperId));
}
