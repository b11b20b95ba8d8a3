import {
  type Consent,
  type ConsentCategory,
  decideConsent,
  type OptionalCategory,
  optionalCategories,
  readConsent,
  writeConsent,
} from '@selvedge/domain/consent/consent.ts';
import { cookies, storageKeys } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { forget } from '../lib/storage.ts';

const listeners = new Set<() => void>();

/** Whether the visitor allows it. Nothing that needs a yes may load, store or send before this says so. */
export function hasConsent(category: ConsentCategory): boolean {
  return current()?.[category] ?? category === 'necessary';
}

/** Does it as soon as it is allowed: now, or when the visitor agrees while the page is open. Returns the way to call it off. */
export function withConsent(category: ConsentCategory, act: () => void): () => void {
  if (hasConsent(category)) {
    act();
    return () => {};
  }
  const stop = onConsent(() => {
    if (!hasConsent(category)) return;
    stop();
    act();
  });
  return stop;
}

export function saveConsent(allowed: readonly OptionalCategory[]): void {
  if (isPreview()) return;
  writeCookie(cookies.store.name, writeConsent(decideConsent(allowed)), cookies.store.seconds);
  // Who takes back a yes also takes back what was stored for it.
  if (!hasConsent('analytics')) for (const { name } of [cookies.analyticsCookie, cookies.analyticsSession]) writeCookie(name, '', 0);
  if (!hasConsent('functional')) forget('localStorage', storageKeys.recentlyViewed);
  for (const listener of [...listeners]) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A member of staff who looks at a draft is no visitor: nobody asks them, and nothing is kept of it. */
const isPreview = (): boolean => 'preview' in document.documentElement.dataset;

/**
 * What was decided, read anew each time: another tab may have changed it. On localhost everything is allowed (ANA-004); the browser
 * reads that from its own address bar, which no header can forge.
 */
function current(): Consent | undefined {
  if (isPreview()) return decideConsent([]);
  const isLocal = location.hostname === 'localhost';
  return readConsent(readCookie(cookies.store.name)) ?? (isLocal ? decideConsent(optionalCategories) : undefined);
}
