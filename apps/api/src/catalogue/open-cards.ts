import { createCache } from '../cache/create-cache.ts';
import { type CachePart, openPart } from '../cache/open-part.ts';

/** Tiles that have been written once, by product. */
export type CardCache = CachePart<Buffer>;

const overhead = 300;
const allMarkets = createCache<string, Buffer>({
  name: 'cards',
  maxBytes: 48 * 1024 * 1024,
  sizeOf: ({ length }, key) => length + key.length + overhead,
});

/** A market's part of what all of them keep together. */
export function openCards(): CardCache {
  return openPart(allMarkets);
}
