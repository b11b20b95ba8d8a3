import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { rankMatches } from '@selvedge/domain/search/match-rank.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { matchingProducts } from '../find-products.ts';
import { hasAny } from '../index/bits.ts';
import { stemWord } from '../language/stem-word.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { spellWord } from '../spoken-texts.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { type VocabularyWord, vocabularyOf, wordsAround, wordsBeginning } from './vocabulary.ts';
import { wantedQueries } from './wanted-queries.ts';

type Asked = { request: SearchRequest; now: Date; arrangement: Arrangement };

const fewestLetters = 2;
/** Of those that come first, how many are tried for each that is wanted. */
const triedForOne = 2;

/** How a query may go on: as others searched, and with words that the shop has goods for. Only what finds something is offered. */
export function completeQuery(catalogue: SearchableMarket, { request, now, arrangement }: Asked): string[] {
  const most = request.completions ?? 0;
  const found: string[] = [];
  for (const searchTerms of completionsToTry(catalogue, request)) {
    const { matches, reading } = matchingProducts(catalogue, { ...request, searchTerms }, now, arrangement);
    if (reading?.shownFor === undefined && hasAny(matches)) found.push(searchTerms);
    if (found.length === most) break;
  }
  return found;
}

/** Whether or not they find anything, the best first. */
export function completionsToTry(catalogue: SearchableMarket, request: SearchRequest): string[] {
  const most = request.completions ?? 0;
  const typed = (request.searchTerms ?? '').trim();
  if (most === 0) return [];
  if (typed === '') return wantedQueries(catalogue, most * triedForOne);
  if (typed.length < fewestLetters) return [];
  const candidates = [...searchedBefore(catalogue, typed).slice(0, most), ...withWords(catalogue, typed)];
  return [...new Set(rankMatches(candidates, lastOf(typed) || typed, (each) => each))].slice(0, most * triedForOne);
}

function searchedBefore({ searched }: SearchableMarket, typed: string): string[] {
  const own = foldText(typed);
  return rankMatches(searched, typed, (term) => term).filter((term) => foldText(term) !== own);
}

function lastOf(typed: string): string {
  return /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(typed)?.[0] ?? '';
}

/** The last word, finished. Where it is one already, its other forms say nothing new. */
function withWords(catalogue: SearchableMarket, typed: string): string[] {
  const { language } = catalogue.language;
  const last = lastOf(typed);
  const head = typed.slice(0, typed.length - last.length);
  const [beginning = ''] = wordsOf(last, language);
  if (beginning.length < fewestLetters) return [];
  const vocabulary = vocabularyOf(catalogue.language);
  const { ofStem } = lexiconOf(language);
  const isThing = ({ folded }: VocabularyWord) => ofStem.has(stemWord(folded, language));
  const words = wordsBeginning(vocabulary, beginning);
  const whole = words.some(({ folded }) => folded === beginning) ? stemWord(beginning, language) : undefined;
  // What a style is called helps those who know it; what things are called helps everybody.
  const inOrder = [
    ...words.filter(isThing),
    ...words.filter((word) => !isThing(word)),
    ...wordsAround(vocabulary, beginning).filter(isThing),
  ];
  return inOrder.flatMap(({ folded, written }) => (stemWord(folded, language) === whole ? [] : [head + spellWord(catalogue, written)]));
}
