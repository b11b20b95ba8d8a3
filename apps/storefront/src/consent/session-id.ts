import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { hasConsent } from './consent.ts';

const { name, seconds } = cookies.analyticsSession;

/** ANA-008 names one visit: it ends twenty minutes after the last time that it was asked for. Only for those who agreed to being counted. */
export function sessionId(): string | undefined {
  if (!hasConsent('analytics')) return undefined;
  const id = readCookie(name) || crypto.randomUUID?.();
  if (id) writeCookie(name, id, seconds);
  return id;
}
