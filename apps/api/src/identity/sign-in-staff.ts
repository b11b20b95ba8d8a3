import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { countCall, forgetCalls } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showStaffMember } from './get-staff-member.ts';
import { verifyPassword } from './hash-password.ts';
import type { SecondFactorPolicy } from './roles.ts';
import { openSession } from './session.ts';
import { takeCode } from './staff/take-code.ts';
import { staffTable } from './tables.ts';

const mostFailures = 5;
const windowSeconds = 15 * 60;
export const staffSessionSeconds = 12 * 3600;

type SignIn = { email: string; password: string; code?: string | undefined; device: string };

/**
 * Wrong password, unknown account, one that has ended and too many failures answer the same: nobody learns which it was. Only who
 * knows the password hears that a code is wanted; codes are counted with the passwords, so nobody can try them all.
 */
export async function signInStaff(
  ctx: Ctx,
  input: SignIn,
  { sessionSecret: secret, ...policy }: { sessionSecret: string; staffSecondFactor?: SecondFactorPolicy },
): Promise<{ token: string; member: StaffMember }> {
  const email = input.email.trim().toLowerCase();
  const key = `staff-sign-in:${createHash('sha256').update(email).digest('base64url')}`;
  // Counted before the password is looked at: a hundred guesses at the same moment must not all be the fifth.
  const { count } = await countCall(ctx.db, { key, seconds: windowSeconds, now: ctx.now });
  const [row] = await ctx.db.select().from(staffTable).where(eq(staffTable.email, email));
  const isRight = await verifyPassword(row?.passwordHash, input.password);
  if (count > mostFailures || !isRight || !row || row.endedAt) throw new ShopError('unauthorized', { email: ['studio.sign_in_failed'] });
  const hasSecondFactor = row.totpSince !== null;
  if (hasSecondFactor && !input.code) throw new ShopError('unauthorized', { code: ['studio.code_needed'] });
  return ctx.db.transaction(async (tx) => {
    const { now, address } = ctx;
    const isTaken = !hasSecondFactor || (await takeCode(tx, { staffId: row.id, code: input.code ?? '', now, secret }));
    if (!isTaken) throw new ShopError('unauthorized', { code: ['studio.code_wrong'] });
    await forgetCalls(tx, key);
    const session = { device: input.device, address, hasSecondFactor, seconds: staffSessionSeconds };
    const { token } = await openSession(tx, { kind: 'staff', subject: row.id, now, ...session });
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.sign-in', subject: row.id });
    return { token, member: showStaffMember(row, policy) };
  });
}
