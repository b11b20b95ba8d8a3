import { storageKeys } from '@selvedge/domain/constants.ts';
import { addToHistory } from '@selvedge/domain/search/search-history.ts';
import { readStored, store } from '../lib/storage.ts';

export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', storageKeys.searchHistory) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    // Another program of this origin wrote something else there.
    return [];
  }
}

export function rememberSearch(typed: string): void {
  store('localStorage', storageKeys.searchHistory, JSON.stringify(addToHistory(readSearches(), typed)));
}

export function forgetSearches(): void {
  store('localStorage', storageKeys.searchHistory, '[]');
}
