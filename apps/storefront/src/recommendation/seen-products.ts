import { storageKeys } from '@selvedge/domain/constants.ts';
import { rememberProduct } from '@selvedge/domain/recommendation/remember-product.ts';
import { hasConsent } from '../consent/consent.ts';
import { readStored, store } from '../lib/storage.ts';

/** Of who allowed no more: gone with the document. */
let seen: string[] = [];

/** Kept in this browser only by those who agreed to it. Either way it stays there, for the one who looked. */
export function readSeen(): string[] {
  if (!hasConsent('functional')) return seen;
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', storageKeys.recentlyViewed) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Something else stands there; then nothing has been seen.
    return [];
  }
}

export function rememberSeen(id: string): void {
  seen = rememberProduct(readSeen(), id);
  if (hasConsent('functional')) store('localStorage', storageKeys.recentlyViewed, JSON.stringify(seen));
}
