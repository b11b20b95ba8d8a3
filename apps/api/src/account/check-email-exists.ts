import { readEmail } from '../identity/email-address.ts';
import { findShopper } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';

/** The contract's own look-up, ten times a minute. Signing in, signing up and asking for a new password tell nothing. */
export async function checkEmailExists({ db }: Ctx, { email }: { email: string }): Promise<{ exists: boolean }> {
  const address = readEmail(email);
  return { exists: address !== undefined && (await findShopper(db, { email: address })) !== undefined };
}
