import { storageKeys } from '@selvedge/domain/constants.ts';
import { rememberProduct } from '@selvedge/domain/recommendation/remember-product.ts';

/** What was looked at stays in this browser: it serves the one who looked and is never recorded anywhere else. */
export function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentlyViewed) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage may be forbidden or hold something else; then nothing has been seen.
    return [];
  }
}

export function rememberSeen(id: string): void {
  try {
    localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(rememberProduct(readSeen(), id)));
  } catch {
    // Full or forbidden storage must not stop anybody from looking at a product.
  }
}
