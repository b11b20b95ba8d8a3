import type { Provider } from '@selvedge/contract/auth.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { LinkableProvider, type LinkedProvider } from '@selvedge/contract/linked-providers.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { getShopperSession, listIdentities } from '../get-shopper.ts';
import { isFreshSession } from '../is-fresh-session.ts';
import { shopperIdentityTable as table } from '../shopper-tables.ts';
import { tellOfWay } from '../tell-of-way.ts';
import type { Visit } from '../visit.ts';
import { lockWaysToSignIn } from '../ways-to-sign-in.ts';

export async function listLinkedProviders(ctx: Ctx, offered: readonly Provider[]): Promise<LinkedProvider[]> {
  const linked = new Set((await listIdentities(ctx.db, getShopperSession(ctx).shopperId)).map(({ id }) => id));
  // One that is linked and no longer offered can still be taken off.
  return LinkableProvider.options.filter((id) => offered.includes(id) || linked.has(id)).map((id) => ({ id, isLinked: linked.has(id) }));
}

/** By the provider's own number for the person. That the addresses are the same proves nothing here, and need not be. */
export async function linkProvider(
  ctx: Ctx,
  { provider, subject, visit }: { provider: Provider; subject: string; visit: Visit },
): Promise<void> {
  const { shopperId } = getShopperSession(ctx);
  if (!LinkableProvider.safeParse(provider).success || !subject)
    throw new ShopError('conflict', { thirdPartyId: ['login.error.provider_refused'] });
  if (!(await isFreshSession(ctx))) throw new ShopError('conflict', { thirdPartyId: ['account.sign_in_again'] });
  await ctx.db.transaction(async (tx) => {
    const ways = await lockWaysToSignIn(tx, shopperId);
    const [known] = await tx
      .select()
      .from(table)
      .where(and(eq(table.provider, provider), eq(table.subject, subject)));
    if (known?.shopperId === shopperId) return;
    if (known) throw new ShopError('conflict', { thirdPartyId: ['account.provider_taken'] });
    if (ways.providers.includes(provider)) throw new ShopError('conflict', { thirdPartyId: ['account.provider_linked'] });
    const [added] = await tx
      .insert(table)
      .values({ provider, subject, shopperId, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ subject: table.subject });
    if (!added) throw new ShopError('conflict', { thirdPartyId: ['account.provider_taken'] });
    await tellOfWay(tx, { shopperId, change: 'providerLinked', provider, visit, now: ctx.now });
  });
}

export async function unlinkProvider(ctx: Ctx, { provider, visit }: { provider: LinkableProvider; visit: Visit }): Promise<void> {
  const { shopperId } = getShopperSession(ctx);
  await ctx.db.transaction(async (tx) => {
    const ways = await lockWaysToSignIn(tx, shopperId);
    if (!ways.providers.includes(provider)) return;
    if (ways.count === 1) throw new ShopError('conflict', { thirdPartyId: ['account.last_way'] });
    await tx.delete(table).where(and(eq(table.provider, provider), eq(table.shopperId, shopperId)));
    await tellOfWay(tx, { shopperId, change: 'providerUnlinked', provider, visit, now: ctx.now });
  });
}
