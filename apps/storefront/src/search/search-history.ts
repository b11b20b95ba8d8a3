import { storageKeys } from '@selvedge/domain/constants.ts';
import { addToHistory } from '@selvedge/domain/search/search-history.ts';
import { hasConsent } from '../consent/consent.ts';
import { readStored, store } from '../lib/storage.ts';

/** Of who allowed no more: gone with the document. */
let searches: string[] = [];

export function readSearches(): string[] {
  if (!hasConsent('functional')) return searches;
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', storageKeys.searchHistory) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    // Another program of this origin wrote something else there.
    return [];
  }
}

export function rememberSearch(typed: string): void {
  keepSearches(addToHistory(readSearches(), typed));
}

export function keepSearches(next: string[]): void {
  searches = next;
  if (hasConsent('functional')) store('localStorage', storageKeys.searchHistory, JSON.stringify(next));
}
