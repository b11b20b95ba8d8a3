import { eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { getShopperSession } from './get-shopper.ts';
import { shopperSessionTable } from './shopper-tables.ts';

export const freshMs = 15 * 60_000;

/** Signed in within the last minutes: it is surely the shopper, and not a screen that was left open. */
export async function isFreshSession(ctx: Ctx): Promise<boolean> {
  const { id } = getShopperSession(ctx);
  const [row] = await ctx.db
    .select({ signedInAt: shopperSessionTable.createdAt })
    .from(shopperSessionTable)
    .where(eq(shopperSessionTable.id, id));
  return row !== undefined && ctx.now.getTime() - row.signedInAt.getTime() <= freshMs;
}
