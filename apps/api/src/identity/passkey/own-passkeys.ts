import type { ListPasskeysAnswer, RemovePasskeyAnswer } from '@selvedge/contract/passkeys.ts';
import { and, desc, eq } from 'drizzle-orm';
import { textsOf } from '../../http/texts-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getShopperSession } from '../get-shopper.ts';
import { tellOfWay } from '../tell-of-way.ts';
import type { Visit } from '../visit.ts';
import { lockWaysToSignIn } from '../ways-to-sign-in.ts';
import { passkeyTable } from './tables.ts';

export async function listPasskeys(ctx: Ctx): Promise<ListPasskeysAnswer> {
  const { shopperId } = getShopperSession(ctx);
  const rows = await ctx.db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.shopperId, shopperId))
    .orderBy(desc(passkeyTable.createdAt))
    .limit(100);
  return {
    status: 'OK',
    credentials: rows.map(({ id, relyingParty, device, createdAt, lastUsedAt }) => ({
      ...{ webauthnCredentialId: id, relyingPartyId: relyingParty, recipeUserId: shopperId, device },
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
  };
}

/** One of one's own; another's is not there. The last way into the account stays. */
export async function removePasskey(ctx: Ctx, { id, visit }: { id: string; visit: Visit }): Promise<RemovePasskeyAnswer> {
  const { shopperId } = getShopperSession(ctx);
  return ctx.db.transaction(async (tx) => {
    const ways = await lockWaysToSignIn(tx, shopperId);
    if (!ways.passkeys.includes(id)) return { status: 'CREDENTIAL_NOT_FOUND_ERROR' };
    if (ways.count === 1) return { status: 'GENERAL_ERROR', message: textsOf(ctx.content, visit.market)('account.last_way') };
    await tx.delete(passkeyTable).where(and(eq(passkeyTable.id, id), eq(passkeyTable.shopperId, shopperId)));
    await tellOfWay(tx, { shopperId, change: 'passkeyRemoved', visit, now: ctx.now });
    return { status: 'OK' };
  });
}
