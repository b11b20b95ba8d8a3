import type { StorageKey } from '@selvedge/contract/stored-names.ts';

/** A browser may forbid storage, and it may be full: the shop then forgets, but does not break. */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Only what stands in the table of `stored-names.ts`, and may be about a market: `checkout_draft de-AT`. False when nothing was kept. */
export function store(kind: 'localStorage' | 'sessionStorage', key: StorageKey | `${StorageKey} ${string}`, value: string): boolean {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(kind: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}
