import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import type { Found } from '../search-port.ts';
import type { Arrangement } from './arrangement.ts';

/** Where a search for exactly these words leads, whatever their case and accents. */
export function findRedirect({ redirects }: Pick<Arrangement, 'redirects'>, terms: string | null | undefined): Found['redirect'] {
  if (!terms || redirects.length === 0) return undefined;
  const asked = plain(terms);
  const row = redirects.find(({ term }) => plain(term) === asked);
  return row && { target: row.target, status: row.status };
}

function plain(term: string): string {
  return foldText(term.slice(0, 200)).replace(/\s+/g, ' ').trim();
}
