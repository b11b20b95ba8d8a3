import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { countAttempt } from '../failures.ts';
import { verifyPassword } from '../hash-password.ts';
import { staffTable } from '../tables.ts';

export type StaffRow = typeof staffTable.$inferSelect;

/** The caller's own row. */
export async function getOwnRow(ctx: Ctx): Promise<StaffRow & { sessionId: string }> {
  if (ctx.session?.kind !== 'staff') throw new ShopError('unauthorized');
  const [row] = await ctx.db.select().from(staffTable).where(eq(staffTable.id, ctx.session.staffId));
  if (!row) throw new ShopError('unauthorized');
  return { ...row, sessionId: ctx.session.id };
}

/** A screen left open is not enough to change how somebody signs in: the password is asked for again, and guesses are counted. */
export async function checkOwnPassword(ctx: Ctx, row: StaffRow, password: string): Promise<void> {
  const attempt = await countAttempt(ctx, { of: 'staff-password', account: row.id });
  // An account made without a password, by a command or a test, has none that could match.
  const stored = row.passwordHash.startsWith('$argon2') ? row.passwordHash : undefined;
  const isRight = await verifyPassword(stored, password);
  if (attempt.isLocked || !isRight) throw new ShopError('invalid_request', { password: ['studio.password_wrong'] });
  await attempt.succeed(ctx.db);
}
