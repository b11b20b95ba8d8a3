import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { passwordProblem } from '../check-password.ts';
import { hashPassword } from '../hash-password.ts';
import { staffTable } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { checkOwnPassword, getOwnRow } from './own-row.ts';

export const shortestStaffPassword = 12;

export async function changePassword(ctx: Ctx, { password, newPassword }: { password: string; newPassword: string }): Promise<undefined> {
  const row = await getOwnRow(ctx);
  checkNewPassword(newPassword, row.email);
  await checkOwnPassword(ctx, row, password);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    await tx.update(staffTable).set({ passwordHash }).where(eq(staffTable.id, row.id));
    await endSessions(tx, { staffId: row.id, except: row.sessionId, now: ctx.now });
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.password', subject: row.id });
  });
}

/** Longer than a shopper's: it opens the whole shop. */
export function checkNewPassword(password: string, email: string): void {
  if ([...password].length < shortestStaffPassword) throw new ShopError('invalid_request', { password: ['studio.password_short'] });
  const problem = passwordProblem(password, email);
  if (problem === 'login.error.password_breached') throw new ShopError('invalid_request', { password: ['studio.password_breached'] });
  if (problem) throw new ShopError('invalid_request', { password: ['studio.password_common'] });
}
