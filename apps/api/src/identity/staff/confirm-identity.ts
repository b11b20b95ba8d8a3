import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { countAttempt } from '../failures.ts';
import { sessionTable } from '../tables.ts';
import { checkOwnPassword, getOwnRow, type StaffRow } from './own-row.ts';
import { takeCode } from './take-code.ts';

type Proof = { password?: string | undefined; code?: string | undefined };

/** A screen left open must not give away money or roles. Where there is a second factor, a password that was seen is not enough. */
export async function confirmIdentity(
  ctx: Ctx,
  { password, code }: Proof,
  { sessionSecret }: { sessionSecret: string },
): Promise<undefined> {
  const row = await getOwnRow(ctx);
  if (row.totpSince) await checkOwnCode(ctx, row, { code, sessionSecret });
  else if (password === undefined) throw new ShopError('invalid_request', { password: ['studio.password_needed'] });
  else await checkOwnPassword(ctx, row, password);
  await ctx.db.update(sessionTable).set({ confirmedAt: ctx.now }).where(eq(sessionTable.id, row.sessionId));
}

async function checkOwnCode(ctx: Ctx, row: StaffRow, { code, sessionSecret }: { code: string | undefined; sessionSecret: string }) {
  if (code === undefined) throw new ShopError('invalid_request', { code: ['studio.code_needed'] });
  const attempt = await countAttempt(ctx, { of: 'staff-code', account: row.id });
  await ctx.db.transaction(async (tx) => {
    const isTaken = !attempt.isLocked && (await takeCode(tx, { staffId: row.id, code, now: ctx.now, secret: sessionSecret }));
    if (!isTaken) throw new ShopError('invalid_request', { code: ['studio.code_wrong'] });
    await attempt.succeed(tx);
  });
}
