import type { RefreshAnswer } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { readBearer } from './find-caller.ts';
import { refreshShopperSession } from './refresh-shopper-session.ts';
import { giveTokens, modeOf, refreshCookie, takeTokens } from './session-headers.ts';
import { shopperSessionTable, shopperTable } from './shopper-tables.ts';
import type { SigningKeys } from './signing-keys.ts';

/** 401 ends the session in the browser. Every first visit asks once without a token: that costs no question to the database. */
export async function answerRefresh(ctx: Ctx, http: Http, { keys, base }: { keys: SigningKeys; base: string }): Promise<RefreshAnswer> {
  const token = modeOf(http) === 'header' ? readBearer(http.readHeader('authorization')) : http.readCookie(refreshCookie);
  const isOurs = http.readHeader('rid') !== undefined || http.readHeader('st-auth-mode') !== undefined;
  // Another site's page can't send these headers, and so can't use up the shopper's token.
  const refreshed = token && isOurs ? await refreshShopperSession(ctx.db, { token, now: ctx.now }) : undefined;
  if (refreshed?.outcome === 'refreshed') {
    const { id, emailVerifiedAt } = shopperTable;
    const [row] = await ctx.db
      .select({ id, emailVerifiedAt, isEmployee: shopperSessionTable.isEmployee, waitsForFactor: shopperSessionTable.waitsForFactor })
      .from(shopperSessionTable)
      .innerJoin(shopperTable, eq(id, shopperSessionTable.shopperId))
      .where(eq(shopperSessionTable.id, refreshed.sessionId));
    const shopper = { id: row!.id, emailVerified: row!.emailVerifiedAt !== null };
    const { isEmployee, waitsForFactor } = row!;
    await giveTokens(http, { keys, now: ctx.now, base, shopper, isEmployee, waitsForFactor, issued: refreshed });
    return { status: 'OK' };
  }
  if (refreshed?.outcome === 'theft') ctx.log.warn({ requestId: ctx.requestId }, 'a refresh token was used twice; its session has ended');
  http.setStatus(401);
  takeTokens(http, base);
  const message = refreshed?.outcome === 'theft' ? 'token theft detected' : 'unauthorised';
  return { code: 'unauthorized', errors: {}, message, requestId: ctx.requestId };
}
