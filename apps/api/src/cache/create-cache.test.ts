import { expect, test } from 'vitest';
import { listCacheCounts } from './cache-counts.ts';
import { createCache } from './create-cache.ts';

const countsOf = (name: string) => listCacheCounts().find((each) => each.name === name);

test('what was not used for longest goes first, and is counted', () => {
  const cache = createCache<string, number>({ name: 'by entries', maxEntries: 2 });
  cache.keep('a', 1);
  cache.keep('b', 2);
  expect(cache.find('a')).toBe(1);
  cache.keep('c', 3);
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([1, undefined, 3]);
  expect(cache.values()).toEqual([1, 3]);
  expect(countsOf('by entries')).toEqual({ name: 'by entries', hits: 3, misses: 1, evictions: 1, entries: 2, bytes: 0 });
});

test('bytes are a bound too, and one entry that is too large pushes out nobody', () => {
  const cache = createCache<string, string>({ name: 'by bytes', maxBytes: 100, maxEntryBytes: 50, sizeOf: ({ length }) => length / 2 });
  for (const key of ['a', 'b', 'c']) cache.keep(key, 'x'.repeat(79));
  expect(cache.keep('large', 'x'.repeat(102))).toHaveLength(102);
  expect(['a', 'b', 'c', 'large'].map((key) => cache.find(key) !== undefined)).toEqual([false, true, true, false]);
  expect(countsOf('by bytes')).toMatchObject({ entries: 2, bytes: 80, evictions: 1 });
});

test('caches of one name are counted together, and what is cleared is no eviction', () => {
  const [one, other] = ['de-DE', 'da-DK'].map(() => createCache<string, number>({ name: 'of markets', maxEntries: 5 }));
  one!.keep('a', 1);
  other!.keep('a', 2);
  other!.keep('b', 3);
  expect(countsOf('of markets')).toMatchObject({ entries: 3, evictions: 0 });
  other!.clear();
  expect(countsOf('of markets')).toMatchObject({ entries: 1, evictions: 0 });
});

test('who wants to know is told what has gone, whichever way it went', () => {
  const gone: string[] = [];
  const cache = createCache<string, number>({ name: 'told', maxEntries: 2, onDrop: (value, key) => gone.push(`${key} ${value}`) });
  cache.keep('a', 1);
  cache.keep('a', 2);
  cache.keep('b', 3);
  cache.keep('c', 4);
  cache.drop('b');
  cache.clear();
  expect(gone).toEqual(['a 1', 'a 2', 'b 3', 'c 4']);
});
