type Counts = { hits: number; misses: number; evictions: number };
/** What one cache holds. It knows nothing of the cache: counting must not keep what a market that was laid out anew has left to nobody. */
export type Held = { entries: number; bytes: number };
type Known = { counts: Counts; held: Set<Held> };

export type CacheCounts = Counts & Held & { name: string };

const byName = new Map<string, Known>();
const collected = new FinalizationRegistry<{ name: string; held: Held }>(({ name, held }) => byName.get(name)?.held.delete(held));

/** What caches of this name have been asked, since the process began; whoever holds a cache adds to it. */
export function countCache(name: string, cache: object): { counts: Counts; held: Held } {
  const known = byName.get(name) ?? { counts: { hits: 0, misses: 0, evictions: 0 }, held: new Set() };
  byName.set(name, known);
  const held = { entries: 0, bytes: 0 };
  known.held.add(held);
  collected.register(cache, { name, held });
  return { counts: known.counts, held };
}

/** Every cache of the process by its name, with what all those of the name hold. */
export function listCacheCounts(): CacheCounts[] {
  return [...byName].map(([name, { counts, held }]) => ({
    ...{ name, ...counts },
    entries: [...held].reduce((sum, { entries }) => sum + entries, 0),
    bytes: [...held].reduce((sum, { bytes }) => sum + bytes, 0),
  }));
}
