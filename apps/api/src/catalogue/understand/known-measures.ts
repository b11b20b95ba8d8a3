import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { currencyWords } from '@selvedge/domain/search/currency-words.ts';
import type { KnownMeasures } from '@selvedge/domain/search/measure.ts';
import { rangeWords } from '@selvedge/domain/search/range-words.ts';
import { thousandWords } from '@selvedge/domain/search/thousand-words.ts';
import { stopWords } from '../language/stop-words.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';

const known = new WeakMap<MarketCatalogue['supply'], Map<string, KnownMeasures>>();

/** The sizes and lengths that are to be had, as the market names them, and what its money is called. */
export function knownMeasures({ market, supply, language }: MarketCatalogue): KnownMeasures {
  const ofSupply = known.get(supply) ?? new Map<string, KnownMeasures>();
  known.set(supply, ofSupply);
  const key = `${market.id} ${market.currency}`;
  const measures = ofSupply.get(key) ?? {
    sizes: byName(supply.facets.size.values, [language.labels.get('size'), language.sizeNames]),
    lengths: byName(supply.facets.length.values, [language.labels.get('length')]),
    currency: currencyWords(market.id, market.currency),
    decimals: market.decimals,
    thousands: thousandWords(language.language),
    range: rangeWords(language.language),
    silent: stopWords(language.language),
  };
  ofSupply.set(key, measures);
  return measures;
}

function byName(ids: readonly string[], names: readonly (ReadonlyMap<string, string> | undefined)[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const id of ids) {
    for (const name of new Set([id, ...names.flatMap((each) => each?.get(id) ?? [])].map(foldText))) {
      found.set(name, [...(found.get(name) ?? []), id]);
    }
  }
  return found;
}
