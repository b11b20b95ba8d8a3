import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Http } from '../../http/serve.ts';
import { secretsOf } from '../../secret/former-secret.ts';

const name = 'selvedge_flow';
const seconds = 600;

type Flow = {
  secret: string;
  now: Date;
  /** Of the shopper who links a provider; nobody's when somebody signs in. What began in one session ends in no other. */
  sessionId: string | undefined;
};

/**
 * Marks the browser in which a sign-in through a provider began. The nonce follows from it, so an answer that was meant for
 * another browser, or that comes after ten minutes, opens nothing here.
 */
export function beginFlow(http: Http, { secret, now, sessionId }: Flow): { nonce: string } {
  const mark = `${now.getTime()}.${randomBytes(16).toString('base64url')}`;
  http.setCookie(name, `${mark}.${sign(secret, mark, sessionId)}`, { maxAge: seconds });
  return { nonce: nonceOf(secret, mark) };
}

/** Undefined when no sign-in was begun here, or too long ago. Good once. */
export function endFlow(http: Http, { secret, now, sessionId }: Flow): { nonce: string } | undefined {
  const [, mark, signature] = /^(\d+\.[\w-]+)\.([\w-]+)$/.exec(http.readCookie(name) ?? '') ?? [];
  http.setCookie(name, '', { maxAge: 0 });
  if (mark === undefined || signature === undefined) return undefined;
  const signer = secretsOf(secret).find((each) => isSame(signature, sign(each, mark, sessionId)));
  if (signer === undefined) return undefined;
  const age = now.getTime() - Number.parseInt(mark, 10);
  return age >= 0 && age < seconds * 1000 ? { nonce: nonceOf(signer, mark) } : undefined;
}

const sign = (secret: string, mark: string, sessionId = '') =>
  createHmac('sha256', secret).update(`flow ${mark} ${sessionId}`).digest('base64url');
const nonceOf = (secret: string, mark: string) => createHmac('sha256', secret).update(`nonce ${mark}`).digest('base64url');

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
