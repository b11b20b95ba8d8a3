import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deviceName } from './device-name.ts';
import type { Shopper } from './get-shopper.ts';
import { type IssuedRefresh, openShopperSession, revokeShopperSession } from './shopper-session.ts';
import { shopperSessionTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

export type StartSession = { shopper: Shopper; recipe: string; isEmployee?: boolean; visit: Visit };
export type StartedSession = { shopper: Shopper; isEmployee: boolean; issued: IssuedRefresh; visit: Visit };

/** Always a new session: one that was there before somebody signed in could be known to whoever planted it. */
export async function startSession(ctx: Ctx, { shopper, recipe, isEmployee = false, visit }: StartSession): Promise<StartedSession> {
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    if (ctx.session?.kind === 'shopper') await revokeShopperSession(tx, { id: ctx.session.id, now });
    const { shopperId, deviceId } = shopperSessionTable;
    const before = await tx.select({ id: shopperSessionTable.id }).from(shopperSessionTable).where(eq(shopperId, shopper.id)).limit(1);
    const ofDevice = and(eq(shopperId, shopper.id), eq(deviceId, visit.deviceId));
    const known = await tx.select({ id: shopperSessionTable.id }).from(shopperSessionTable).where(ofDevice).limit(1);
    if (before.length > 0 && known.length === 0) {
      const values = { device: deviceName(visit.userAgent), at: now.toISOString() };
      await sendMail(tx, { template: 'new-device', to: shopper.email, market: visit.market, values, now });
    }
    const issued = await openShopperSession(tx, { shopperId: shopper.id, recipe, isEmployee, ...visit, now });
    return { shopper, isEmployee, issued, visit };
  });
}
