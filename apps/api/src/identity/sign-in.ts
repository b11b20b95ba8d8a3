import type { FormFields, SignInAnswer } from '@selvedge/contract/auth.ts';
import type { Ctx } from '../http/ctx.ts';
import { textsOf } from '../http/texts-of.ts';
import { authUser } from './auth-user.ts';
import { readEmail } from './email-address.ts';
import { countAttempt } from './failures.ts';
import { fieldErrors, fieldOf } from './form-fields.ts';
import { findShopperRow, toShopper } from './get-shopper.ts';
import { verifyPassword } from './hash-password.ts';
import { type StartedSession, startSession } from './start-session.ts';
import type { Visit } from './visit.ts';

export const signInAttempts = 'shopper-sign-in';

export type SignedIn = { answer: SignInAnswer; started?: StartedSession };

/** Unknown account and wrong password answer the same and take as long; too many failures are told to both alike. */
export async function signIn(ctx: Ctx, { form, visit }: { form: FormFields; visit: Visit }): Promise<SignedIn> {
  const t = textsOf(ctx.content, visit.market);
  const email = readEmail(fieldOf(form, 'email'));
  const password = fieldOf(form, 'password');
  if (email === undefined) return { answer: fieldErrors({ email: t('login.error.email_invalid') })! };
  const attempt = await countAttempt(ctx, { of: signInAttempts, account: email });
  if (attempt.isLocked) return { answer: { status: 'GENERAL_ERROR', message: t('login.error.too_many') } };
  const row = await findShopperRow(ctx.db, { email });
  const isRight = await verifyPassword(row?.passwordHash ?? undefined, password);
  if (!row || !isRight) return { answer: { status: 'WRONG_CREDENTIALS_ERROR' } };
  const shopper = toShopper(row);
  const started = await startSession(ctx, { shopper, recipe: 'emailpassword', visit });
  await attempt.succeed(ctx.db);
  return { answer: { status: 'OK', user: await authUser(ctx.db, shopper) }, started };
}
