import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createCache } from '../cache/create-cache.ts';
import { ownCopy } from '../cache/own-copy.ts';

export type CachedResponse = { json: Buffer; br: Buffer; gzip: Buffer; tag: string };
export type ResponseCache = (key: string, revision: string, make: () => Promise<string>) => Promise<CachedResponse>;

const maxBytes = 32 * 1024 * 1024;
const overhead = 500;

/**
 * Answers that are the same for everybody, kept as bytes until the content changes: made, compressed and hashed once,
 * however many callers arrive at the same moment.
 */
export function createResponseCache(): ResponseCache {
  // Queries are the callers' to vary: without a bound they would fill the memory.
  const kept = createCache<string, CachedResponse>({ name: 'responses', maxBytes, sizeOf });
  let underway = new Map<string, Promise<CachedResponse>>();
  let of = '';
  return async (key, revision, make) => {
    if (revision !== of) {
      kept.clear();
      underway = new Map();
      of = revision;
    }
    const known = kept.find(key) ?? underway.get(key);
    if (known) return known;
    const ofRevision = underway;
    const making = make().then(toAnswer);
    ofRevision.set(key, making);
    try {
      const answer = await making;
      return revision === of ? kept.keep(key, answer) : answer;
    } finally {
      // A refusal is not an answer; the next caller asks anew.
      ofRevision.delete(key);
    }
  };
}

function sizeOf({ json, br, gzip: gz }: CachedResponse, key: string): number {
  return json.length + br.length + gz.length + key.length * 2 + overhead;
}

export async function toAnswer(text: string): Promise<CachedResponse> {
  const json = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } }),
    promisify(gzip)(json),
  ]);
  return { json, br: ownCopy(br), gzip: ownCopy(gz), tag: createHash('sha256').update(json).digest('base64url').slice(0, 27) };
}

declare module '../shop/shop.ts' {
  interface Shop {
    responseCache: ResponseCache;
  }
}
