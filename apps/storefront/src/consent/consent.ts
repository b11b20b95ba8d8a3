import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { type Consent, type ConsentCategory, decideConsent, readConsent } from '@selvedge/domain/consent/consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie } from '../lib/cookies.ts';

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

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `saveConsent` alone: what was decided is another now. */
export function tellConsent(): void {
  for (const listener of [...listeners]) listener();
}

/** A member of staff who looks at a draft is no visitor: nobody asks them, and nothing is kept of it. */
export const isPreview = (): boolean => 'preview' in document.documentElement.dataset;

/** What the market asks now: a decision about an older version counts no longer. */
export const consentVersion = (): number => Number(document.documentElement.dataset.consent ?? 1);

/**
 * What was decided, read anew each time: another tab may have changed it. On localhost everything is allowed where the operator says so
 * (ANA-004); the browser reads that it is there from its own address bar, which no header can forge.
 */
function current(): Consent | undefined {
  if (isPreview()) return decideConsent([]);
  const isLocal = location.hostname === 'localhost' && 'localConsent' in document.documentElement.dataset;
  return readConsent(readCookie(cookies.store.name), consentVersion()) ?? (isLocal ? decideConsent(optionalCategories) : undefined);
}
