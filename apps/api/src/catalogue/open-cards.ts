import { type ByteRing, createByteRing, type RingPart } from '../cache/create-byte-ring.ts';
import type { Structure } from './structure.ts';

/** A market's tiles that have been written once, by the format of their first picture where one is asked for. */
export type Cards = (imageSort?: string) => RingPart;

/** What a tile of the demo's goods takes. */
const bytesOfCard = 2_000;
const fewestBytes = 24 * 1024 * 1024;
const mostBytes = 192 * 1024 * 1024;

const kept = new WeakMap<Structure['ids'], ByteRing>();

/**
 * A market's part of what all markets of an assortment keep together. There is room for the tiles of one market: with less, most tiles of a large
 * assortment's listings would be written for every listing.
 */
export function openCards({ ids, count }: Pick<Structure, 'ids' | 'count'>): Cards {
  const ring =
    kept.get(ids) ?? createByteRing({ name: 'cards', maxBytes: Math.min(mostBytes, Math.max(fewestBytes, count * bytesOfCard)) });
  kept.set(ids, ring);
  const parts = new Map<string, RingPart>();
  return (imageSort = '') => {
    const part = parts.get(imageSort) ?? ring.openPart(count);
    parts.set(imageSort, part);
    return part;
  };
}
