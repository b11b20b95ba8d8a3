import { ShopError } from '@selvedge/contract/error.ts';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { hashToken } from '../identity/secret-token.ts';
import type { Ctx } from '../shop/ctx.ts';
import { enrol } from './enrol.ts';
import { clubWishTable } from './tables.ts';

/** LOY-031 by whoever holds the mail, once. Taken out in the statement that reads it: two clicks at once are one use. */
export async function confirmMembership(ctx: Ctx, { verificationId }: { verificationId: string }): Promise<{ status: 'OK' }> {
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(clubWishTable)
      .where(eq(clubWishTable.tokenHash, hashToken(verificationId)))
      .returning();
    if (!asked || asked.expiresAt <= ctx.now) throw new ShopError('invalid_request', { verificationId: ['club.link_used_up'] });
    const { wish: details, address: askedFrom, ...agreement } = asked;
    await enrol(tx, { ...agreement, askedFrom, details, at: ctx.now, confirmedFrom: ctx.address });
  });
  return { status: 'OK' };
}

/** What nobody confirmed says nothing about anybody. */
export async function forgetOldWishes(db: Db, now: Date): Promise<void> {
  await db.delete(clubWishTable).where(lt(clubWishTable.expiresAt, now));
}
