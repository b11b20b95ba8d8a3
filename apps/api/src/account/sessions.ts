import type { ShopperSession } from '@selvedge/contract/account.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { deviceName } from '../identity/device-name.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { revokeShopperSession, revokeShopperSessions } from '../identity/shopper-session.ts';
import { shopperSessionTable } from '../identity/shopper-tables.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Where the shopper is signed in, the last used first. */
export async function listSessions(ctx: Ctx): Promise<ShopperSession[]> {
  const current = getShopperSession(ctx).id;
  const rows = await openSessions(ctx);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    device: deviceName(userAgent),
    isCurrent: id === current,
  }));
}

export async function endSession(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<ShopperSession[]> {
  const own = (await openSessions(ctx)).find(({ id }) => id === sessionId);
  if (!own) throw new ShopError('not_found');
  await revokeShopperSession(ctx.db, { id: own.id, now: ctx.now });
  return listSessions(ctx);
}

export async function endOtherSessions(ctx: Ctx): Promise<ShopperSession[]> {
  const { id, shopperId } = getShopperSession(ctx);
  await revokeShopperSessions(ctx.db, { shopperId, except: id, now: ctx.now });
  return listSessions(ctx);
}

function openSessions(ctx: Ctx) {
  const { shopperId, expiresAt, revokedAt, lastSeenAt } = shopperSessionTable;
  return ctx.db
    .select()
    .from(shopperSessionTable)
    .where(and(eq(shopperId, getShopperSession(ctx).shopperId), gt(expiresAt, ctx.now), isNull(revokedAt)))
    .orderBy(desc(lastSeenAt))
    .limit(100);
}
