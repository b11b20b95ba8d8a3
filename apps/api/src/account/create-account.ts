import type { Db } from '../db/db.ts';
import { addShopper } from '../identity/add-shopper.ts';
import { hashPassword } from '../identity/hash-password.ts';
import { termsSlug } from './get-user-metadata.ts';
import { shopperProfileTable, termsAcceptanceTable } from './tables.ts';

type NewAccount = { email: string; password: string; market: string; firstName: string; lastName: string; termsVersion: string; now: Date };

/** A whole account at once, for the demo. False when the address has one. */
export async function createAccount(db: Db, { firstName, lastName, termsVersion, password, ...given }: NewAccount): Promise<boolean> {
  // Before the transaction: nobody else's write should wait for a hash.
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const shopperId = await addShopper(tx, { ...given, passwordHash });
    if (!shopperId) return false;
    const { market, now } = given;
    await tx.insert(shopperProfileTable).values({ shopperId, firstName, lastName, updatedAt: now });
    await tx.insert(termsAcceptanceTable).values({ shopperId, slug: termsSlug, version: termsVersion, market, acceptedAt: now });
    return true;
  });
}
