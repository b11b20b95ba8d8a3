import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Ctx } from '../shop/ctx.ts';
import { staffPreferenceTable } from './tables.ts';

export const mailPreference = 'doctor-mail';

export async function getMailWish(ctx: Ctx): Promise<{ isWanted: boolean }> {
  const { staffId, name, value } = staffPreferenceTable;
  const [row] = await ctx.db
    .select({ value })
    .from(staffPreferenceTable)
    .where(and(eq(staffId, callerOf(ctx).staffId), eq(name, mailPreference)));
  return { isWanted: row?.value === true };
}

export async function wishMail(ctx: Ctx, { isWanted }: { isWanted: boolean }): Promise<{ isWanted: boolean }> {
  const { staffId, email } = callerOf(ctx);
  const before = await getMailWish(ctx);
  if (before.isWanted === isWanted) return before;
  const row = { value: isWanted, changedAt: ctx.now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(staffPreferenceTable)
      .values({ staffId, name: mailPreference, ...row })
      .onConflictDoUpdate({ target: [staffPreferenceTable.staffId, staffPreferenceTable.name], set: row });
    await audit(tx, {
      ...{ at: ctx.now, who: email, action: 'staff.preference', subject: mailPreference },
      ...{ before: before.isWanted, after: isWanted },
    });
  });
  return { isWanted };
}

function callerOf({ session }: Pick<Ctx, 'session'>) {
  if (session?.kind !== 'staff') throw new ShopError('unauthorized');
  return session;
}
