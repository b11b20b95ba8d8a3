import { type Cache, createCache } from '../cache/create-cache.ts';

export type Kept = { bytes: Buffer; etag: string };

/** The pictures everybody looks at, in memory. */
export function createByteCache(name: string, maxBytes: number): Cache<string, Kept> {
  return createCache({ name, maxBytes, sizeOf: ({ bytes }) => bytes.length });
}
