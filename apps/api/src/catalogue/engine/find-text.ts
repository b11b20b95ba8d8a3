import { quality } from '../index/expand-word.ts';
import { pairOf } from '../index/pairs.ts';
import { queryWords } from '../index/search-text.ts';
import type { Synonyms } from '../index/synonyms.ts';
import { stemWord } from '../language/stem-word.ts';
import type { ReadMarket } from './engine-market.ts';
import { pairNumber } from './product-documents.ts';
import { type QueryPart, readParts } from './read-parts.ts';
import { allOf, everything, having, nothing, type SetExpression } from './set-expression.ts';
import { setOfSenses } from './word-senses.ts';
import { writeScore } from './write-score.ts';

export type FoundText = {
  set: SetExpression;
  /** What a product is worth, as an expression of the engine. */
  score: string;
  unknown: readonly string[];
  misspelt: readonly string[];
};

type Asked = { synonyms: Synonyms; optional: ReadonlySet<string> };

/** Products by words of their texts; `index/search-text.ts` is the same over postings. Undefined when there is no word at all. */
export function findText(market: ReadMarket, terms: string, { synonyms, optional }: Asked): FoundText | undefined {
  const { index } = market.catalogue.language;
  const words = queryWords(terms, index);
  if (words.length === 0) return undefined;
  const reader = { index, numbers: market.termNumbers, facts: market.facts };
  const parts = readParts(reader, words, synonyms);
  const known = parts.filter(({ senses }) => senses.length > 0);
  const isOptional = (part: QueryPart) => part.words.every((word) => optional.has(word));
  const telling = known.filter((part) => !isOptional(part));
  const isAnyGood = telling.length === 0 && words.some((word) => optional.has(word));
  const set = telling.length > 0 ? allOf(telling.map(({ senses }) => setOfSenses(senses))) : isAnyGood ? everything : nothing;
  const between = parts.slice(1).flatMap((part, at) => pairsOf(index.language, [parts[at]!.words.at(-1)!, part.words[0]!]));
  const quoted = words.length > 1 ? quotedSet(market, terms, set) : undefined;
  const wordsIn = (meant: readonly QueryPart[]) => meant.flatMap((part) => part.words);
  return {
    set: allOf([set, quoted]),
    score: writeScore(parts, words.length > 1 ? between : []),
    unknown: wordsIn(parts.filter((part) => part.senses.length === 0 && !isOptional(part))),
    misspelt: wordsIn(known.filter(({ senses }) => senses.every((sense) => sense.quality === quality.typo))),
  };
}

function pairsOf(language: string, words: readonly string[]): number[] {
  const stems = words.map((word) => stemWord(word, language));
  return stems.slice(1).map((stem, at) => pairNumber(language, pairOf(stems[at]!, stem)));
}

/** Words in quotation marks, in their order; where no name has them so, they count as ordinary words. */
function quotedSet(market: ReadMarket, terms: string, among: SetExpression): SetExpression | undefined {
  const { index } = market.catalogue.language;
  const quoted = [...terms.slice(0, 200).matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)];
  const pairs = quoted.flatMap(([, words = '']) => pairsOf(index.language, queryWords(words, index)));
  if (pairs.length === 0) return undefined;
  const set = allOf(pairs.map((pair) => having('pairs', [pair])));
  return market.facts.isAny(allOf([among, set])) ? set : undefined;
}
