import { LRUCache } from 'lru-cache';
import { countCache } from './cache-counts.ts';

export type Cache<K, V> = {
  find(key: K): V | undefined;
  /** Answers what it was given, also when that is too large to be kept. */
  keep(key: K, value: V): V;
  drop(key: K): void;
  clear(): void;
  /** The one that was not used for longest comes first. */
  values(): V[];
  entries(): number;
  bytes(): number;
};

type Bound<K, V> =
  | { maxEntries: number }
  | {
      maxBytes: number;
      sizeOf: (value: V, key: K) => number;
      /** What is larger is not kept: it would push out all the others. */
      maxEntryBytes?: number;
    };

export type CacheOptions<K, V> = Bound<K, V> & {
  /** As it stands in the metrics. Caches of one name (of each market, say) are counted together. */
  name: string;
  ttlMs?: number;
  /** Also for what was replaced. */
  onDrop?: (value: V, key: K) => void;
};

/** What is kept in memory and can be made anew: what was not used for longest goes first, and the metrics tell how it fares. */
export function createCache<K extends {}, V extends {}>({ name, ttlMs, onDrop, ...bound }: CacheOptions<K, V>): Cache<K, V> {
  const dispose = (value: V, key: K, reason: LRUCache.DisposeReason): void => {
    if (reason === 'evict') counts.evictions += 1;
    onDrop?.(value, key);
  };
  // With its places for thousands of entries it is only made for the first of them: most markets' caches stay empty.
  let kept: LRUCache<K, V> | undefined;
  const make = () => new LRUCache<K, V>({ ...limitsOf(bound), ...(ttlMs !== undefined && { ttl: ttlMs }), dispose });
  const cache: Cache<K, V> = {
    find(key) {
      const value = kept?.get(key);
      if (value === undefined) counts.misses += 1;
      else counts.hits += 1;
      return value;
    },
    keep(key, value) {
      kept ??= make();
      kept.set(key, value);
      count();
      return value;
    },
    drop(key) {
      kept?.delete(key);
      count();
    },
    clear() {
      kept?.clear();
      count();
    },
    values: () => [...(kept?.rvalues() ?? [])].filter((value) => value !== undefined),
    entries: () => kept?.size ?? 0,
    bytes: () => kept?.calculatedSize ?? 0,
  };
  const { counts, held } = countCache(name, cache);
  const count = () => {
    held.entries = cache.entries();
    held.bytes = cache.bytes();
  };
  return cache;
}

function limitsOf<K, V>(bound: Bound<K, V>) {
  if ('maxEntries' in bound) return { max: bound.maxEntries };
  const { maxBytes, maxEntryBytes = maxBytes, sizeOf } = bound;
  return { maxSize: whole(maxBytes), maxEntrySize: whole(maxEntryBytes), sizeCalculation: (value: V, key: K) => whole(sizeOf(value, key)) };
}

/** Of anything else the library throws. */
const whole = (bytes: number): number => Math.max(1, Math.ceil(bytes));
