import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { countFailure, forgetFailures, isLocked } from '../http/count-failure.ts';
import type { Ctx } from '../http/ctx.ts';
import { verifyPassword } from './hash-password.ts';
import { rightsOf } from './roles.ts';
import { openSession } from './session.ts';
import { staffTable } from './tables.ts';

const limit = { limit: 5, seconds: 15 * 60 };
export const staffSessionSeconds = 12 * 3600;

/** Wrong password, unknown account and too many failures answer the same: nobody learns which it was. */
export async function signInStaff(ctx: Ctx, input: { email: string; password: string }): Promise<{ token: string; member: StaffMember }> {
  const email = input.email.trim().toLowerCase();
  const key = `staff-sign-in:${createHash('sha256').update(email).digest('base64url')}`;
  const isRefused = await isLocked(ctx.db, { key, ...limit, now: ctx.now });
  const [row] = await ctx.db.select().from(staffTable).where(eq(staffTable.email, email));
  const isRight = await verifyPassword(row?.passwordHash, input.password);
  if (isRefused || !isRight || !row) {
    await countFailure(ctx.db, { key, ...limit, now: ctx.now });
    throw new ShopError('unauthorized', { email: ['studio.sign_in_failed'] });
  }
  return ctx.db.transaction(async (tx) => {
    await forgetFailures(tx, key);
    const { token } = await openSession(tx, { kind: 'staff', subject: row.id, now: ctx.now, seconds: staffSessionSeconds });
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.sign-in', subject: row.id });
    return { token, member: { email: row.email, name: row.name, role: row.role, rights: [...rightsOf(row.role)] } };
  });
}
