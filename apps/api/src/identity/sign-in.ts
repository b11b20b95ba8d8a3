import type { FormFields, SignInAnswer } from '@selvedge/contract/auth.ts';
import type { Db } from '../db/db.ts';
import { textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { authUser } from './auth-user.ts';
import { isCompanyEmail, readEmail } from './email-address.ts';
import { countAttempt, forgetFailures } from './failures.ts';
import { fieldErrors, fieldOf } from './form-fields.ts';
import { findShopperRow, toShopper } from './get-shopper.ts';
import { verifyPassword } from './hash-password.ts';
import { isKnownDevice, listKnownDevices } from './known-device.ts';
import { type StartedSession, startSession } from './start-session.ts';
import type { Visit } from './visit.ts';

const signInAttempts = 'shopper-sign-in';

/** Devices that have opened the account before have failures of their own: a stranger's guesses must not lock its owner out. */
const deviceAttempts = 'shopper-sign-in-device';

export type SignIn = { form: FormFields; visit: Visit; companyDomain: string | undefined };
export type SignedIn = { answer: SignInAnswer; started?: StartedSession };

/** Unknown account and wrong password answer the same and take as long; too many failures are told to both alike. */
export async function signIn(ctx: Ctx, { form, visit, companyDomain }: SignIn): Promise<SignedIn> {
  const t = textsOf(ctx.content, visit.market);
  const email = readEmail(fieldOf(form, 'email'));
  const password = fieldOf(form, 'password');
  if (email === undefined) return { answer: fieldErrors({ email: t('login.error.email_invalid') })! };
  // Decided by the domain alone, and so the same for every address of it.
  if (isCompanyEmail(email, companyDomain)) return { answer: { status: 'SIGN_IN_NOT_ALLOWED', reason: t('login.error.use_company') } };
  const isKnown = await isKnownDevice(ctx.db, { email, deviceId: visit.deviceId });
  const attempt = await countAttempt(
    ctx,
    isKnown ? { of: deviceAttempts, account: ofDevice(email, visit.deviceId) } : { of: signInAttempts, account: email },
  );
  if (attempt.isLocked) return { answer: { status: 'GENERAL_ERROR', message: t('login.error.too_many') } };
  const row = await findShopperRow(ctx.db, { email });
  const isRight = await verifyPassword(row?.passwordHash ?? undefined, password);
  if (!row || !isRight) return { answer: { status: 'WRONG_CREDENTIALS_ERROR' } };
  const shopper = toShopper(row);
  const started = await startSession(ctx, { shopper, recipe: 'emailpassword', visit });
  await attempt.succeed(ctx.db);
  return { answer: { status: 'OK', user: await authUser(ctx.db, shopper) }, started };
}

const ofDevice = (email: string, deviceId: string) => `${email} ${deviceId}`;

/** Who has proven to read the mailbox may try again at once, on every device. */
export async function forgetSignInFailures(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await forgetFailures(tx, { of: signInAttempts, account: email });
  for (const deviceId of await listKnownDevices(tx, id))
    await forgetFailures(tx, { of: deviceAttempts, account: ofDevice(email, deviceId) });
}
