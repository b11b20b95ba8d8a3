import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { createCache } from '../../cache/create-cache.ts';
import { createAskedBefore } from '../create-asked-before.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import type { Reading } from '../understand/read-query.ts';
import { type Bits, listBits } from './bits.ts';
import { numberOfMarket } from './count-once.ts';
import { sortByScore } from './page-of.ts';
import { type Asked, readTyped } from './read-typed.ts';

/** What a search is about before the shopper chooses anything in it, what its words are worth in each product of it, and which come first. */
type Read = { bits: Bits; reading: Reading; worth: Uint16Array; order: Uint32Array };

const mostBytes = 24 * 1024 * 1024;
const overhead = 2_000;
const kept = createCache<string, Read>({ name: 'read-searches', maxBytes: mostBytes, sizeOf });
/** Most searches are made once, and what somebody types is another one at each letter. */
const askedBefore = createAskedBefore();

/**
 * Reads the words of a request and leaves in `base` what they ask for. Who filters, sorts, turns pages or moves a price asks the same words
 * again of the same goods: from the second time on it is known what they found.
 */
export function readOnce(catalogue: SearchableMarket, base: Bits, typed: string, asked: Asked): Reading {
  const key = keyOf(catalogue, typed, asked);
  const known = kept.find(key);
  if (known) return restore(catalogue, base, known);
  const reading = readTyped(catalogue, base, typed, asked);
  if (askedBefore(key)) kept.keep(key, remember(catalogue, base, reading));
  return reading;
}

function remember({ scratch, orders }: SearchableMarket, base: Bits, reading: Reading): Read {
  const bits = base.slice();
  const { hits } = reading;
  if (!hits) return { bits, reading, worth: new Uint16Array(0), order: new Uint32Array(0) };
  const { scores } = hits;
  const members = scratch.others.subarray(0, listBits(bits, scratch.others));
  const worth = Uint16Array.from(members, (product) => scores[product]!);
  return {
    bits,
    reading: { ...reading, hits: { ...hits, bits } },
    worth,
    order: sortByScore(orders.relevance, members, { scores, keys: scratch.keys }),
  };
}

/** What each product deserves stands in the room that searches of a language share, and is put there when somebody looks at it: mostly the order is enough. */
function restore({ scratch }: SearchableMarket, base: Bits, { bits, reading, worth, order }: Read): Reading {
  base.set(bits);
  const { hits } = reading;
  if (!hits) return reading;
  const { scores } = hits;
  let isThere = false;
  const putBack = () => {
    const members = scratch.others;
    listBits(bits, members);
    for (let at = 0; at < worth.length; at++) scores[members[at]!] = worth[at]!;
    isThere = true;
  };
  const { unknown, misspelt } = hits;
  const restored = {
    ...{ bits, order, unknown, misspelt },
    get scores() {
      if (!isThere) putBack();
      return scores;
    },
  };
  return { ...reading, hits: restored };
}

/** What is chosen in a search, and how it is shown. */
const choice: Partial<Record<keyof SearchRequest, undefined>> = {
  ...{ from: undefined, size: undefined, sorting: undefined, customSorting: undefined, storeFirst: undefined, imageSort: undefined },
  ...{ facets: undefined, priceRange: undefined, onePerStyle: undefined, completions: undefined },
};

function keyOf(catalogue: SearchableMarket, typed: string, { request, now, arrangement }: Asked): string {
  const about = JSON.stringify({ ...request, ...choice });
  return `${numberOfMarket(catalogue)} ${arrangement.key} ${utcDay(now)} ${typed} ${about}`;
}

function sizeOf({ bits, worth, order }: Read, key: string): number {
  return bits.byteLength + worth.byteLength + order.byteLength + key.length * 2 + overhead;
}
