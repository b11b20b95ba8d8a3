import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { inWordsOfLanguage } from '@selvedge/domain/search/in-words-of-language.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { synonymsOf } from '../arrangement/synonyms-of.ts';
import type { Synonyms } from '../index/synonyms.ts';
import { isOfOtherLayout } from '../language/in-other-layouts.ts';
import { otherReadings } from '../understand/other-readings.ts';
import { agree, type Garments, piecesOf, queriesToTry, type Reading } from '../understand/read-query.ts';
import { type ReadWords, readAnew } from '../understand/read-words.ts';
import { foundText, textOf } from '../understand/text-of.ts';
import { isMeasure, type Understanding } from '../understand/understanding.ts';
import { fitting, pieceChoice, type ReadMarket } from './engine-market.ts';
import { filterSet, garmentSet } from './filter-set.ts';
import { type FoundText, findText } from './find-text.ts';
import { allOf, anyOf, type SetExpression } from './set-expression.ts';

/** A reading with what the engine is to be asked for. */
export type TermsReading = Omit<Reading, 'hits'> & { text: FoundText | undefined };

type Asked = { request: SearchRequest; now: Date; arrangement: Arrangement };
type Limit = { understanding: Understanding; set: SetExpression };
type Found = { set: SetExpression; isAny: boolean; reading: TermsReading };
type Whole = Found & ReadWords;
type Result = Pick<Found, 'set' | 'reading'>;

/** Reads the words of a request as `index/read-typed.ts` and `understand/read-query.ts` do, over sets that the engine is asked for. */
export function readTerms(market: ReadMarket, base: SetExpression, typed: string, asked: Asked): Result {
  const { id } = market.catalogue.market;
  const terms = inWordsOfLanguage(id, typed);
  const { set, reading } = readOnAnyKeyboard(market, base, terms, asked);
  const { shownFor } = reading;
  return { set, reading: terms === typed || shownFor === undefined ? reading : { ...reading, shownFor: inRegion(id, shownFor) } };
}

function readOnAnyKeyboard(market: ReadMarket, base: SetExpression, terms: string, asked: Asked): Result {
  const first = readQuery(market, base, terms, asked);
  const isWhole = ({ reading, isAny }: Found) => reading.shownFor === undefined && isAny;
  const { language } = market.catalogue.language;
  const isRight = isWhole(first) && !isOfOtherLayout(terms, language);
  const others = isRight || !market.facts.isAny(base) ? [] : otherReadings(terms, language, first.reading.doubtful);
  for (const other of others) {
    const again = readQuery(market, base, other, asked);
    if (isWhole(again) && again.reading.doubtful.length === 0) return { set: again.set, reading: { ...again.reading, shownFor: other } };
  }
  return first;
}

function readQuery(market: ReadMarket, base: SetExpression, terms: string, asked: Asked): Found {
  const whole = readWhole(market, base, terms, asked);
  const found = whole.isAny ? whole : (findShorter(market, base, whole, asked) ?? whole);
  return { set: found.set, isAny: found.isAny, reading: { ...found.reading, doubtful: whole.reading.doubtful } };
}

function findShorter(market: ReadMarket, base: SetExpression, { query, all }: Whole, asked: Asked): Found | undefined {
  if (!market.facts.isAny(base)) return undefined;
  for (const { terms, shownFor, garments } of queriesToTry(market.catalogue, query, all)) {
    const found = readWhole(market, base, terms, asked, garments);
    if (found.isAny) return { ...found, reading: { ...found.reading, shownFor: found.reading.shownFor ?? shownFor } };
  }
  return undefined;
}

function readWhole(market: ReadMarket, base: SetExpression, terms: string, asked: Asked, garments: Garments = 'own'): Whole {
  const plain = new Set(asked.request.plain ?? []);
  const synonyms = synonymsOf(asked.arrangement, market.catalogue.language.language);
  const hasGarment = (id: string) => market.facts.isAny(garmentSet(market, id));
  const words = readAnew(market.catalogue, terms, { synonyms, hasGarment });
  const limits = words.all.flatMap((understanding): Limit[] => {
    const set = plain.has(understanding.key) ? undefined : filterSet(market, understanding, asked.now, garments === 'wide');
    return set ? [{ understanding, set }] : [];
  });
  const found = agree(limits, garments !== 'none', (kept) => take(market, base, { ...words, limits: kept, asked, synonyms }));
  return { ...found, ...words };
}

type Take = ReadWords & { limits: readonly Limit[]; asked: Asked; synonyms: Synonyms };

function take(market: ReadMarket, base: SetExpression, { query, all, mild, limits, asked, synonyms }: Take): Found {
  const understood = limits.map(({ understanding }) => understanding);
  const { terms, optional } = textOf({ query, all, mild }, understood);
  const kinds = [...new Set(understood.map(({ kind }) => kind))];
  const filtered = allOf([
    base,
    ...kinds.map((kind) => {
      const sets = limits.filter(({ understanding }) => understanding.kind === kind).map(({ set }) => set);
      return kind === 'without' ? allOf(sets) : anyOf(sets);
    }),
    pieces(market, understood, asked),
  ]);
  const text = terms === '' || !market.facts.isAny(filtered) ? undefined : findText(market, terms, { synonyms, optional });
  const set = text ? allOf([filtered, text.set]) : filtered;
  const unknown = text?.unknown ?? [];
  const guessed = understood.flatMap((each) => (each.isGuess ? each.words : []));
  const doubtful = [...new Set([...unknown, ...(text?.misspelt ?? []), ...guessed])];
  const plain = asked.request.plain ?? [];
  const givenUp = all.filter((each) => isMeasure(each) && !understood.includes(each) && !plain.includes(each.key));
  const shownFor = foundText(query, { unknown, givenUp, language: market.catalogue.language.language });
  return { set, isAny: market.facts.isAny(set), reading: { terms, optional, understood, text, shownFor, doubtful } };
}

function pieces(market: ReadMarket, understood: readonly Understanding[], { request }: Asked): SetExpression | undefined {
  const facets = piecesOf(understood);
  if (facets.length === 0) return undefined;
  const { chosen, isOfOnePiece, storeId } = pieceChoice({ facets, storeId: request.storeId });
  return isOfOnePiece ? fitting(market, [chosen], storeId) : undefined;
}
