import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { matchingProducts } from '../find-products.ts';
import { hasAny } from '../index/bits.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { spellWord } from '../spoken-texts.ts';
import { queryTokens } from './query-tokens.ts';
import type { Reading } from './read-query.ts';
import { nearestWord, vocabularyOf } from './vocabulary.ts';

type Asked = { request: SearchRequest; reading: Reading; now: Date; arrangement: Arrangement };

/** The query with the words of the shop that are nearest to misspelt ones; undefined where none is, and where it would find nothing. */
export function didYouMean(catalogue: SearchableMarket, { request, reading, now, arrangement }: Asked): string | undefined {
  const searchTerms = correctedTerms(catalogue, request, reading);
  if (searchTerms === undefined) return undefined;
  const { matches, reading: again } = matchingProducts(catalogue, { ...request, searchTerms }, now, arrangement);
  const isFound = again?.shownFor === undefined && hasAny(matches);
  return isFound ? searchTerms : undefined;
}

/** Whether or not it finds anything. */
export function correctedTerms(
  catalogue: SearchableMarket,
  request: SearchRequest,
  reading: Pick<Reading, 'doubtful'>,
): string | undefined {
  if (reading.doubtful.length === 0) return undefined;
  const { language } = catalogue.language;
  const vocabulary = vocabularyOf(catalogue.language);
  const { tokens, words } = queryTokens(request.searchTerms ?? '', language);
  const corrected = tokens.map(({ raw, at, length }) => {
    const isDoubtful = length === 1 && reading.doubtful.includes(words[at]!);
    const nearest = isDoubtful ? nearestWord(vocabulary, words[at]!) : undefined;
    return nearest ? spellWord(catalogue, nearest.written) : raw;
  });
  if (corrected.every((word, at) => word === tokens[at]!.raw)) return undefined;
  return corrected.join(' ');
}
