import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { hasConsent } from './consent.ts';

const { name, seconds } = cookies.analyticsCookie;

/** A random number that names no person (ANA-007). Only for those who agreed to being counted. */
export function visitorId(): string | undefined {
  if (!hasConsent('analytics')) return undefined;
  const known = readCookie(name);
  if (known) return known;
  // A page without encryption has no such function; its visitors are not told apart.
  const made = crypto.randomUUID?.();
  if (made) writeCookie(name, made, seconds);
  return made;
}
