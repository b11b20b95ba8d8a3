import { cookies } from '@selvedge/domain/constants.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { readAccessToken } from './access-token.ts';
import { accessCookie, readBearer } from './find-caller.ts';
import { takeTokens } from './session-headers.ts';
import { revokeShopperSession } from './shopper-session.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Also by a token that has expired: whoever wants to leave is not asked to come in first. */
export async function signOut(ctx: Ctx, http: Http, { keys, base }: { keys: SigningKeys; base: string }): Promise<{ status: 'OK' }> {
  const token = readBearer(http.readHeader('authorization')) ?? http.readCookie(accessCookie);
  const read = token && (await readAccessToken(keys, { token, now: ctx.now }));
  if (read) {
    await revokeShopperSession(ctx.db, { id: read.claims.sessionHandle, now: ctx.now });
    // AUT-030: the next person at this screen must not find somebody else's basket, nor what they wait for.
    http.setCookie(cookies.basket.name, '', { maxAge: 0 });
    http.setCookie(cookies.notifyMe.name, '', { maxAge: 0 });
  }
  takeTokens(http, base);
  return { status: 'OK' };
}
