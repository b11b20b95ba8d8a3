import { randomUUID } from 'node:crypto';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type AccessClaims, readAccessToken, signAccessToken } from './access-token.ts';
import { accessCookie, readBearer } from './find-caller.ts';
import { findShopper } from './get-shopper.ts';
import type { IssuedRefresh } from './shopper-session.ts';
import type { SigningKeys } from './signing-keys.ts';

export const refreshCookie = 'sRefreshToken';
/** Cookies outlive what they hold: an expired access token is how a browser knows to ask for the next. */
const cookieSeconds = 365 * daySeconds;

export type Mode = 'cookie' | 'header';

export function modeOf(http: Http): Mode {
  return http.readHeader('st-auth-mode') === 'header' ? 'header' : 'cookie';
}

export type Tokens = {
  keys: SigningKeys;
  now: Date;
  /** `/api/auth` or `/auth`: the refresh cookie goes only where it is needed. */
  base: string;
  shopper: { id: string; emailVerified: boolean };
  isEmployee: boolean;
  waitsForFactor: boolean;
};

/** New tokens of both kinds, in the way that the caller carries them. */
export async function giveTokens(http: Http, { base, ...tokens }: Tokens & { issued: IssuedRefresh }): Promise<void> {
  const { issued } = tokens;
  const parents = { hash: issued.hash.toString('base64url'), parent: issued.parentHash?.toString('base64url') ?? null };
  await giveAccess(http, { ...tokens, sessionId: issued.sessionId, ...parents });
  if (modeOf(http) === 'header') http.setHeader('st-refresh-token', issued.refreshToken);
  else http.setCookie(refreshCookie, issued.refreshToken, { maxAge: cookieSeconds, path: `${base}/session/refresh` });
}

type Access = Omit<Tokens, 'base'> & { sessionId: string; hash: string; parent: string | null };

/** A new access token for the same refresh token: after the e-mail address was proven, the old one says otherwise. */
async function giveAccess(http: Http, { keys, now, shopper, isEmployee, waitsForFactor, sessionId, hash, parent }: Access): Promise<void> {
  const mode = modeOf(http);
  const claims: AccessClaims = {
    sub: shopper.id,
    sessionHandle: sessionId,
    refreshTokenHash1: hash,
    parentRefreshTokenHash1: parent,
    antiCsrfToken: mode === 'cookie' ? randomUUID() : null,
    'st-ev': { v: shopper.emailVerified, t: now.getTime() },
    'st-role': { v: isEmployee ? ['customer', 'employee'] : ['customer'], t: now.getTime() },
    'st-mfa': { c: {}, v: !waitsForFactor },
  };
  const { token, issuedAt, expiresAt } = await signAccessToken(keys, { claims, now });
  // Scripts can read this one: nothing in it opens anything or names the shopper.
  const shown = { 'st-ev': claims['st-ev'], 'st-role': claims['st-role'], 'st-mfa': claims['st-mfa'] };
  const up = { iat: issuedAt, exp: expiresAt, sub: claims.sub, tId: 'public', ...shown };
  http.setHeader('front-token', Buffer.from(JSON.stringify({ uid: claims.sub, ate: expiresAt * 1000, up })).toString('base64'));
  if (mode === 'header') return http.setHeader('st-access-token', token);
  http.setHeader('anti-csrf', claims.antiCsrfToken!);
  http.setCookie(accessCookie, token, { maxAge: cookieSeconds });
}

/** For the session that calls, as the database knows it now. */
export async function reissueAccess({ db, now, session }: Ctx, http: Http, keys: SigningKeys): Promise<void> {
  const token = readBearer(http.readHeader('authorization')) ?? http.readCookie(accessCookie);
  const read = token && (await readAccessToken(keys, { token, now }));
  if (!read || session?.kind !== 'shopper') return;
  const { refreshTokenHash1: hash, parentRefreshTokenHash1: parent } = read.claims;
  const shopper = await findShopper(db, { id: session.shopperId });
  const { isEmployee, waitsForFactor, id: sessionId } = session;
  if (shopper) await giveAccess(http, { keys, now, shopper, isEmployee, waitsForFactor, sessionId, hash, parent });
}

export function takeTokens(http: Http, base: string): void {
  http.setHeader('front-token', 'remove');
  if (modeOf(http) === 'header') {
    http.setHeader('st-access-token', '');
    http.setHeader('st-refresh-token', '');
    return;
  }
  http.setCookie(accessCookie, '', { maxAge: 0 });
  http.setCookie(refreshCookie, '', { maxAge: 0, path: `${base}/session/refresh` });
}
