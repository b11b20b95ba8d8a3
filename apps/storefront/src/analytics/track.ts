import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import { hasConsent, onConsent } from '../consent/consent.ts';

export type Tracked = {
  event: AnalyticsEvent;
  /** When it happened, in milliseconds since 1970. */
  at: number;
};
type Listener = (tracked: Tracked) => void;

/** Of a visit that goes on for hours only the latest wait for a listener that never comes. */
const mostKept = 50;

const listeners = new Set<Listener>();
let kept: Tracked[] = [];
onConsent(() => {
  if (!hasConsent('analytics')) kept = [];
});

/**
 * Tells whoever counts what happened: the one way to do so. Without consent it is forgotten at once, and nobody hears of it later.
 * What happens before its listeners have been loaded waits for them.
 */
export function track(event: AnalyticsEvent): void {
  if (!hasConsent('analytics')) return;
  const tracked = { event, at: Date.now() };
  kept = [...kept, tracked].slice(-mostKept);
  for (const listener of listeners) tell(listener, tracked);
}

/** Hears of everything from now on, and of what happened in this document before. Answers how to stop. */
export function onTracked(listener: Listener): () => void {
  for (const tracked of kept) tell(listener, tracked);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counting must never break what is counted, nor keep another from counting. (ANA-012) */
function tell(listener: Listener, tracked: Tracked): void {
  try {
    listener(tracked);
  } catch (failure) {
    console.error(failure);
  }
}
