import type { AuthUser } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listIdentities, type Shopper } from './get-shopper.ts';
import { passkeyTable } from './passkey/tables.ts';

/** A shopper as the session library describes users. */
export async function authUser(db: Db, { id, email, emailVerified, hasPassword, createdAt }: Shopper): Promise<AuthUser> {
  const thirdParty = await listIdentities(db, id);
  const passkeys = await db.select({ id: passkeyTable.id }).from(passkeyTable).where(eq(passkeyTable.shopperId, id));
  const webauthn = { credentialIds: passkeys.map((passkey) => passkey.id) };
  const method = { recipeUserId: id, tenantIds: ['public'], timeJoined: createdAt.getTime(), verified: emailVerified, email };
  return {
    ...{ id, timeJoined: createdAt.getTime(), isPrimaryUser: true, tenantIds: ['public'], emails: [email], phoneNumbers: [] },
    ...{ thirdParty, webauthn },
    loginMethods: [
      ...(hasPassword ? [{ ...method, recipeId: 'emailpassword' as const }] : []),
      ...thirdParty.map((identity) => ({ ...method, recipeId: 'thirdparty' as const, thirdParty: identity })),
      ...(passkeys.length > 0 ? [{ ...method, recipeId: 'webauthn' as const, webauthn }] : []),
    ],
  };
}
