import { inWordsOfLanguage } from '@selvedge/domain/search/in-words-of-language.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';
import { isOfOtherLayout } from '../language/in-other-layouts.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { otherReadings } from '../understand/other-readings.ts';
import { type Reading, readQuery } from '../understand/read-query.ts';
import { type Bits, hasAny } from './bits.ts';

export type Asked = Parameters<typeof readQuery>[3];

/** Reads the words of a request as they were typed, or, where not all of them are found, as if the keyboard had been switched. */
export function readTyped(catalogue: SearchableMarket, base: Bits, typed: string, asked: Asked): Reading {
  const market = catalogue.market.id;
  const terms = inWordsOfLanguage(market, typed);
  const reading = readOnAnyKeyboard(catalogue, base, terms, asked);
  return terms === typed || reading.shownFor === undefined ? reading : { ...reading, shownFor: inRegion(market, reading.shownFor) };
}

function readOnAnyKeyboard(catalogue: SearchableMarket, base: Bits, terms: string, asked: Asked): Reading {
  const before = catalogue.scratch.pool.copyOf(base);
  const read = (typed: string) => {
    base.set(before);
    const reading = readQuery(catalogue, base, typed, asked);
    return { reading, isWhole: reading.shownFor === undefined && hasAny(base) };
  };
  const { reading, isWhole } = read(terms);
  const { language } = catalogue.language;
  const isRight = isWhole && !isOfOtherLayout(terms, language);
  const others = isRight || !hasAny(before) ? [] : otherReadings(terms, language, reading.doubtful);
  for (const other of others) {
    const again = read(other);
    // Misspelt on a keyboard that was not meant is too much to guess.
    if (again.isWhole && again.reading.doubtful.length === 0) return { ...again.reading, shownFor: other };
  }
  // What a reading has found is good until the next one.
  return others.length > 0 ? read(terms).reading : reading;
}
