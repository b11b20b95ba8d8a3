export type Kept = { bytes: Buffer; etag: string };
export type ByteCache = ReturnType<typeof createByteCache>;

/** The pictures everybody looks at, in memory; the one not asked for longest goes first. */
export function createByteCache(maxBytes: number) {
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(name: string): void {
    total -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  }

  return {
    find(name: string): Kept | undefined {
      const found = kept.get(name);
      if (!found) return undefined;
      kept.delete(name);
      kept.set(name, found);
      return found;
    },
    keep(name: string, picture: Kept): void {
      forget(name);
      if (picture.bytes.length > maxBytes) return;
      kept.set(name, picture);
      total += picture.bytes.length;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
    bytes: () => total,
  };
}
