import { storageKeys } from '@selvedge/domain/constants.ts';
import { rememberProduct } from '@selvedge/domain/recommendation/remember-product.ts';
import { hasConsent } from '../consent/consent.ts';
import { readStored, store } from '../lib/storage.ts';

/** Beyond a visit only for those who agreed to it. Either way it stays in this browser, for the one who looked. */
const place = () => (hasConsent('functional') ? 'localStorage' : 'sessionStorage');

export function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(place(), storageKeys.recentlyViewed) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Something else stands there; then nothing has been seen.
    return [];
  }
}

export function rememberSeen(id: string): void {
  store(place(), storageKeys.recentlyViewed, JSON.stringify(rememberProduct(readSeen(), id)));
}
