import type { FormFields, ResetAnswer, ResetTokenAnswer } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { textsOf } from '../http/texts-of.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import type { Ctx } from '../shop/ctx.ts';
import { passwordProblem } from './check-password.ts';
import { isCompanyEmail, readEmail } from './email-address.ts';
import { countAttempt } from './failures.ts';
import { fieldErrors, fieldOf } from './form-fields.ts';
import { findShopper } from './get-shopper.ts';
import { hashPassword } from './hash-password.ts';
import { findMailToken, mailToken, useMailToken } from './mail-token.ts';
import { noteProvenEmail } from './note-proven-email.ts';
import { setPassword } from './set-password.ts';
import { shopperTable } from './shopper-tables.ts';
import { forgetSignInFailures } from './sign-in.ts';
import type { Visit } from './visit.ts';
import { removeUnprovenWays } from './ways-to-sign-in.ts';

type Ask = { form: FormFields; visit: Visit; companyDomain: string | undefined };

const resetTopic = 'password-reset';
type ResetAsked = { email: string; market: string };

/** The answer is the same with and without such an account, and takes as long: whether there is one is looked up afterwards. */
export async function sendPasswordReset(ctx: Ctx, { form, visit, companyDomain }: Ask): Promise<ResetTokenAnswer> {
  const t = textsOf(ctx.content, visit.market);
  const email = readEmail(fieldOf(form, 'email'));
  if (email === undefined) return fieldErrors({ email: t('login.error.email_invalid') })!;
  if (isCompanyEmail(email, companyDomain)) return { status: 'PASSWORD_RESET_NOT_ALLOWED', reason: t('login.error.use_company') };
  // A mailbox is not a target: who asks too often is told that all is well and nothing is sent.
  const { isLocked } = await countAttempt(ctx, { of: 'password-reset', account: email });
  if (!isLocked)
    await writeOutbox(ctx.db, { topic: resetTopic, payload: { email, market: visit.market } satisfies ResetAsked, now: ctx.now });
  return { status: 'OK' };
}

export function resetHandlers({ db, clock }: { db: Db; clock: () => Date }): OutboxHandlers {
  return {
    async [resetTopic]({ payload }) {
      const { email, market } = payload as ResetAsked;
      const shopper = await findShopper(db, { email });
      if (!shopper) return;
      await db.transaction((tx) => mailToken(tx, { purpose: 'reset-password', shopperId: shopper.id, email, market, now: clock() }));
    },
  };
}

type Reset = { form: FormFields; token: string; visit: Visit };

/** Whoever reads the mailbox owns the account: everybody else who had got into it is out. */
export async function resetPassword(ctx: Ctx, { form, token, visit }: Reset): Promise<ResetAnswer> {
  const t = textsOf(ctx.content, visit.market);
  const password = fieldOf(form, 'password');
  // Before the link is used up: who is refused a password still has it for the next.
  const known = await findMailToken(ctx.db, { token, purpose: 'reset-password', now: ctx.now });
  const problem = passwordProblem(password, known?.email ?? '');
  if (problem) return fieldErrors({ password: t(problem) })!;
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const proven = await useMailToken(tx, { token, purpose: 'reset-password', now: ctx.now });
    const shopper = proven && (await findShopper(tx, { id: proven.shopperId }));
    if (!shopper || shopper.email !== proven.email) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' };
    if (!shopper.emailVerified) {
      await tx.update(shopperTable).set({ emailVerifiedAt: ctx.now }).where(eq(shopperTable.id, shopper.id));
      await noteProvenEmail(tx, { shopperId: shopper.id, email: shopper.email, now: ctx.now });
      await removeUnprovenWays(tx, shopper.id);
    }
    await setPassword(tx, { shopper, passwordHash, visit, now: ctx.now, keep: {} });
    await forgetSignInFailures(tx, shopper);
    return { status: 'OK' };
  });
}
