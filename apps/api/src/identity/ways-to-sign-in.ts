import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { passkeyTable } from './passkey/tables.ts';
import { shopperIdentityTable, shopperSecondFactorTable, shopperTable } from './shopper-tables.ts';

export type WaysToSignIn = { hasPassword: boolean; providers: string[]; passkeys: string[]; count: number };

/** With the shopper's row locked: of two ways that are taken away at the same moment one must stay. */
export async function lockWaysToSignIn(tx: Db, shopperId: string): Promise<WaysToSignIn> {
  const [shopper] = await tx.select().from(shopperTable).where(eq(shopperTable.id, shopperId)).for('update');
  const identities = await tx.select().from(shopperIdentityTable).where(eq(shopperIdentityTable.shopperId, shopperId));
  const passkeys = await tx.select({ id: passkeyTable.id }).from(passkeyTable).where(eq(passkeyTable.shopperId, shopperId));
  const hasPassword = shopper?.passwordHash != null;
  return {
    hasPassword,
    providers: identities.map(({ provider }) => provider),
    passkeys: passkeys.map(({ id }) => id),
    count: Number(hasPassword) + identities.length + passkeys.length,
  };
}

/** Added before anybody had proven the address: it may be a stranger's, who waits for the owner to come. */
export async function removeUnprovenWays(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(shopperIdentityTable).where(eq(shopperIdentityTable.shopperId, shopperId));
  await tx.delete(passkeyTable).where(eq(passkeyTable.shopperId, shopperId));
  await tx.delete(shopperSecondFactorTable).where(eq(shopperSecondFactorTable.shopperId, shopperId));
}
