import { randomBytes } from 'node:crypto';
import { cookies } from '@selvedge/domain/constants.ts';
import type { Http } from '../http/serve.ts';
import { hashToken } from '../identity/secret-token.ts';

const { name, seconds } = cookies.notifyMe;

/** By what a browser is known again that opened the link of a mail: whoever sits there reads the mails of that address. */
export function ownBrowser(http: Http): Buffer | undefined {
  const token = http.readCookie(name);
  return token !== undefined && /^[\w-]{22}$/.test(token) ? hashToken(token) : undefined;
}

/** The same, marked now when it was not before. */
export function markBrowser(http: Http): Buffer {
  const known = ownBrowser(http);
  if (known) return known;
  const token = randomBytes(16).toString('base64url');
  http.setCookie(name, token, { maxAge: seconds });
  return hashToken(token);
}
