import { personalStorageKeys } from '@selvedge/domain/constants.ts';
import { forget } from '../lib/storage.ts';
import { setCounts } from '../shell/counts.ts';

const forgottenEvent = 'selvedge:traces-forgotten';

/** The next person at this screen must not read what the last one looked for. Each tab forgets what it keeps for itself. */
export function forgetTraces(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of listStored(kind)) if (isPersonal(key)) forget(kind, key);
  }
  // What reads a basket or a list may not have been loaded yet, and would not hear of it.
  setCounts({ basket: 0, wishlist: 0 });
  dispatchEvent(new Event(forgottenEvent));
}

/** For what stands on a page and was made from them. */
export function onTracesForgotten(listener: () => void): () => void {
  addEventListener(forgottenEvent, listener);
  return () => removeEventListener(forgottenEvent, listener);
}

/** A key may go on with the market that it is about: `checkout_draft de-AT`. */
function isPersonal(key: string): boolean {
  return personalStorageKeys.some((name) => key === name || key.startsWith(`${name} `));
}

export function listStored(kind: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}
