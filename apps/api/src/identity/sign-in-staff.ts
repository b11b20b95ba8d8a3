import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { countCall, forgetCalls } from '../http/count-call.ts';
import type { Ctx } from '../http/ctx.ts';
import { verifyPassword } from './hash-password.ts';
import { rightsOf } from './roles.ts';
import { openSession } from './session.ts';
import { staffTable } from './tables.ts';

const mostFailures = 5;
const windowSeconds = 15 * 60;
export const staffSessionSeconds = 12 * 3600;

/** Wrong password, unknown account and too many failures answer the same: nobody learns which it was. */
export async function signInStaff(ctx: Ctx, input: { email: string; password: string }): Promise<{ token: string; member: StaffMember }> {
  const email = input.email.trim().toLowerCase();
  const key = `staff-sign-in:${createHash('sha256').update(email).digest('base64url')}`;
  // Counted before the password is looked at: a hundred guesses at the same moment must not all be the fifth.
  const { count } = await countCall(ctx.db, { key, seconds: windowSeconds, now: ctx.now });
  const [row] = await ctx.db.select().from(staffTable).where(eq(staffTable.email, email));
  const isRight = await verifyPassword(row?.passwordHash, input.password);
  if (count > mostFailures || !isRight || !row) throw new ShopError('unauthorized', { email: ['studio.sign_in_failed'] });
  return ctx.db.transaction(async (tx) => {
    await forgetCalls(tx, key);
    const { token } = await openSession(tx, { kind: 'staff', subject: row.id, now: ctx.now, seconds: staffSessionSeconds });
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.sign-in', subject: row.id });
    return { token, member: { email: row.email, name: row.name, role: row.role, rights: [...rightsOf(row.role)] } };
  });
}
