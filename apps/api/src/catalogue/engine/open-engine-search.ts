import { openEngineClient, readEngineAddress } from './engine-client.ts';
import { type EngineSearch, engineSearch } from './engine-search.ts';

/** The search by a daemon at an address such as `sphinxql://search.internal:9306`. */
export function openEngineSearch(url: string): EngineSearch {
  return engineSearch(openEngineClient(readEngineAddress(url)));
}
