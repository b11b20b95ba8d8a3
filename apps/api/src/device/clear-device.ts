import { cookies } from '@selvedge/domain/constants.ts';
import type { Http } from '../http/serve.ts';
import { takeTokens } from '../identity/session-headers.ts';
import type { Ctx } from '../shop/ctx.ts';
import { deviceCookie } from './device-cookie.ts';
import { signOutOfDevice } from './staff-session.ts';

/** Cookies that the browser only sends below their own paths. */
const elsewhere = [{ name: cookies.orderAccess.name, path: '/api/order' }];

/** ISO-016 Whatever cookie the browser sent goes, however it came there, and every one of the shop's own; only what makes it the store's device stays. Staff are signed out, too. */
export async function clearDevice(ctx: Ctx, http: Http, { base }: { base: string }): Promise<void> {
  await signOutOfDevice(ctx);
  takeTokens(http, base);
  const sent = (http.readHeader('cookie') ?? '').split(';').map((pair) => pair.split('=', 1)[0]!.trim());
  const ours = Object.values(cookies).map(({ name }) => name);
  const names = new Set([...ours, ...sent.filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && name !== deviceCookie.name)]);
  for (const name of names) http.setCookie(name, '', { maxAge: 0 });
  for (const { name, path } of elsewhere) http.setCookie(name, '', { maxAge: 0, path });
  // Pages that lie in the browser's memory for its way back, and what it keeps of answers.
  http.setHeader('clear-site-data', '"cache"');
}
