type Counts = { hits: number; misses: number; evictions: number };
type Sized = { size: number; calculatedSize: number };
type Known = { counts: Counts; caches: WeakRef<Sized>[] };

export type CacheCounts = Counts & { name: string; entries: number; bytes: number };

const byName = new Map<string, Known>();

/** What caches of this name have been asked, since the process began; whoever holds a cache adds to it. */
export function countCache(name: string, cache: Sized): Counts {
  const { counts, caches } = byName.get(name) ?? { counts: { hits: 0, misses: 0, evictions: 0 }, caches: [] };
  // A market that was laid out anew has left its caches to nobody: counting must not keep them.
  byName.set(name, { counts, caches: [...caches.filter((each) => each.deref() !== undefined), new WeakRef(cache)] });
  return counts;
}

/** Every cache of the process by its name, with what all those of the name hold. */
export function listCacheCounts(): CacheCounts[] {
  return [...byName].map(([name, { counts, caches }]) => {
    const held = caches.flatMap((each) => each.deref() ?? []);
    return {
      ...{ name, ...counts },
      entries: held.reduce((sum, { size }) => sum + size, 0),
      bytes: held.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  });
}
