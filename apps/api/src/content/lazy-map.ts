/** `names` are all that there may be, known without making any. */
export type LazyMap<K, V> = ReadonlyMap<K, V> & { names: readonly K[] };

/** A map whose values are made when somebody first looks at them, and once. A name of which nothing can be made is not in it. */
export function lazyMap<K, V extends {}>(names: Iterable<K>, make: (key: K) => V | undefined): LazyMap<K, V> {
  const open = new Set(names);
  const all = [...open];
  const made = new Map<K, V | undefined>();
  const get = (key: K): V | undefined => {
    if (!open.has(key)) return made.get(key);
    const value = make(key);
    open.delete(key);
    made.set(key, value);
    return value;
  };
  function* entries(): Generator<[K, V], undefined> {
    for (const key of all) {
      const value = get(key);
      if (value !== undefined) yield [key, value];
    }
  }
  function* keys(): Generator<K, undefined> {
    for (const [key] of entries()) yield key;
  }
  function* values(): Generator<V, undefined> {
    for (const [, value] of entries()) yield value;
  }
  const map: LazyMap<K, V> = {
    ...{ get, entries, keys, values, names: all },
    has: (key) => get(key) !== undefined,
    forEach: (each) => {
      for (const [key, value] of entries()) each(value, key, map);
    },
    get size() {
      return [...entries()].length;
    },
    [Symbol.iterator]: entries,
  };
  return map;
}
