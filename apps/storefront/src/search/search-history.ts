import { storageKeys } from '@selvedge/domain/constants.ts';
import { addToHistory } from '@selvedge/domain/search/search-history.ts';

export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.searchHistory) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    // Storage may be forbidden or hold something else; a shopper without a history searches all the same.
    return [];
  }
}

export function rememberSearch(typed: string): void {
  try {
    localStorage.setItem(storageKeys.searchHistory, JSON.stringify(addToHistory(readSearches(), typed)));
  } catch {
    // Full or forbidden storage must not stop a search.
  }
}

export function forgetSearches(): void {
  localStorage.removeItem(storageKeys.searchHistory);
}
