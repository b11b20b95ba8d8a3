import type { FormFields, SignUpAnswer } from '@selvedge/contract/auth.ts';
import { textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { authUser } from './auth-user.ts';
import { passwordProblem } from './check-password.ts';
import { isCompanyEmail, readEmail } from './email-address.ts';
import { fieldErrors, fieldOf } from './form-fields.ts';
import { findShopperRow, type Shopper, toShopper } from './get-shopper.ts';
import { hashPassword } from './hash-password.ts';
import { mailToken } from './mail-token.ts';
import { shopperTable } from './shopper-tables.ts';
import { type StartedSession, startSession } from './start-session.ts';
import type { Visit } from './visit.ts';

export type SignUp = { form: FormFields; visit: Visit; companyDomain: string | undefined };
export type SignedUp = { answer: SignUpAnswer; started?: StartedSession };

export async function signUp(ctx: Ctx, { form, visit, companyDomain }: SignUp): Promise<SignedUp> {
  const t = textsOf(ctx.content, visit.market);
  const email = readEmail(fieldOf(form, 'email'));
  const password = fieldOf(form, 'password');
  const problem = passwordProblem(password, email ?? '');
  const isTaken = email !== undefined && (await findShopperRow(ctx.db, { email })) !== undefined;
  const taken = () => t('login.error.email_taken');
  const errors = fieldErrors({
    email: email === undefined ? t('login.error.email_invalid') : isTaken ? taken() : undefined,
    password: problem && t(problem),
  });
  if (errors || email === undefined) return { answer: errors! };
  // Anybody could type a colleague's address: staff prices come through the company's own provider alone.
  if (isCompanyEmail(email, companyDomain)) return { answer: { status: 'SIGN_UP_NOT_ALLOWED', reason: t('login.error.use_company') } };
  const shopper = await createShopper(ctx, { email, passwordHash: await hashPassword(password), market: visit.market });
  if (!shopper) return { answer: fieldErrors({ email: taken() })! };
  const started = await startSession(ctx, { shopper, recipe: 'emailpassword', visit });
  return { answer: { status: 'OK', user: await authUser(ctx.db, shopper) }, started };
}

type NewShopper = { email: string; passwordHash: string; market: string };

/** Undefined when somebody was quicker: two sign-ups at the same moment make one account. */
export async function createShopper(ctx: Pick<Ctx, 'db' | 'now'>, given: NewShopper): Promise<Shopper | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(shopperTable)
      .values({ ...given, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    await mailToken(tx, { purpose: 'verify-email', shopperId: row.id, email: row.email, market: given.market, now: ctx.now });
    return toShopper(row);
  });
}
