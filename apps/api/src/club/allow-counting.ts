import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { clubContactTable } from './tables.ts';

type Counting = { isMember: boolean; isCounted: boolean };

/** Whether the shop may count which of its mails a member opens. Nobody has agreed until they say so. */
export async function getCounting(ctx: Ctx): Promise<Counting> {
  const { email, emailVerified } = getShopperSession(ctx);
  const { countedSince } = clubContactTable;
  const [row] = emailVerified ? await ctx.db.select({ countedSince }).from(clubContactTable).where(eq(clubContactTable.email, email)) : [];
  return { isMember: row !== undefined, isCounted: row?.countedSince != null };
}

export async function allowCounting(ctx: Ctx, { isCounted }: { isCounted: boolean }): Promise<Counting> {
  const { email } = getShopperSession(ctx);
  const [row] = await ctx.db
    .update(clubContactTable)
    .set({ countedSince: isCounted ? ctx.now : null })
    .where(eq(clubContactTable.email, email))
    .returning({ id: clubContactTable.id });
  if (!row) throw new ShopError('not_found');
  return { isMember: true, isCounted };
}
