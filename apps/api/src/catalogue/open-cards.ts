import { createCache } from '../cache/create-cache.ts';
import { type CachePart, openPart } from '../cache/open-part.ts';
import type { Structure } from './structure.ts';

/** Tiles that have been written once, by product. */
export type CardCache = CachePart<Buffer>;

const overhead = 300;
/** What a tile of the demo's goods takes. */
const bytesOfCard = 2_000;
const fewestBytes = 24 * 1024 * 1024;
const mostBytes = 192 * 1024 * 1024;

const kept = new WeakMap<Structure['ids'], CardCache>();

/**
 * A market's part of what all markets of an assortment keep together. There is room for the tiles of one market: with less, most tiles of a large
 * assortment's listings would be written for every listing.
 */
export function openCards({ ids, count }: Pick<Structure, 'ids' | 'count'>): CardCache {
  const all = kept.get(ids) ?? createCards(Math.min(mostBytes, Math.max(fewestBytes, count * bytesOfCard)));
  kept.set(ids, all);
  return openPart(all);
}

function createCards(maxBytes: number): CardCache {
  return createCache<string, Buffer>({ name: 'cards', maxBytes, sizeOf: ({ length }, key) => length + key.length + overhead });
}
