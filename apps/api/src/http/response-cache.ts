import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CachedResponse = { json: Buffer; br: Buffer; gzip: Buffer; tag: string };
export type ResponseCache = (key: string, revision: string, make: () => Promise<string>) => Promise<CachedResponse>;

const mostEntries = 5_000;
const mostBytes = 64 * 1024 * 1024;

/**
 * Answers that are the same for everybody, kept as bytes until the content changes: made, compressed and hashed once,
 * however many callers arrive at the same moment.
 */
export function createResponseCache(): ResponseCache {
  let kept = new Map<string, Promise<CachedResponse>>();
  let of = '';
  let bytes = 0;
  return (key, revision, make) => {
    if (revision !== of) {
      kept = new Map();
      of = revision;
      bytes = 0;
    }
    const known = kept.get(key);
    if (known) return known;
    const entries = kept;
    const made = make().then(toAnswer);
    entries.set(key, made);
    made.then(
      (answer) => {
        if (entries !== kept) return;
        bytes += answer.json.length + answer.br.length + answer.gzip.length;
        // Queries are the callers' to vary: without a bound they would fill the memory.
        if (entries.size > mostEntries || bytes > mostBytes) {
          kept = new Map();
          bytes = 0;
        }
      },
      // A refusal is not an answer; the next caller asks anew.
      () => entries.delete(key),
    );
    return made;
  };
}

export async function toAnswer(text: string): Promise<CachedResponse> {
  const json = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } }),
    promisify(gzip)(json),
  ]);
  return { json, br, gzip: gz, tag: createHash('sha256').update(json).digest('base64url').slice(0, 27) };
}

declare module '../shop/shop.ts' {
  interface Shop {
    responseCache: ResponseCache;
  }
}
