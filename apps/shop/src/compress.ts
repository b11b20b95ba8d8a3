import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib';
import { ownCopy } from '@selvedge/api/cache/own-copy.ts';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';
export type Encoded = { etag: string } & Partial<Record<Encoding, Buffer>>;

const br = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gz = promisify(gzip);
const unBr = promisify(brotliDecompress);
const unZstd = promisify(zstdDecompress);
const unGz = promisify(gunzip);

/** Room for a whole answer: each time that it is too small is another turn of the queue for threads. */
const chunkSize = 64 * 1024;

type Quality = 3 | 5;

/** Quality 5 for pages that are visited again and again; 3 for what hardly anybody asks for again. */
export async function toBrotli(bytes: Buffer, quality: Quality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A larger one holds nothing more, and its memory is told to V8, which then looks through the whole heap every thirty pages.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 1)))),
  };
  return ownCopy(await br(bytes, { chunkSize, params }));
}

/** As small as brotli of quality 3 in little more than half its time. */
export async function toZstd(bytes: Buffer): Promise<Buffer> {
  return ownCopy(await zstd(bytes, { chunkSize, pledgedSrcSize: bytes.length, params: { [constants.ZSTD_c_compressionLevel]: 3 } }));
}

export async function toGzip(bytes: Buffer, level: 1 | 6 = 6): Promise<Buffer> {
  return ownCopy(await gz(bytes, { level }));
}

/** What was compressed, as it was before. */
export async function toPlain({ identity, br, zstd, gzip }: Encoded): Promise<Buffer> {
  if (identity) return identity;
  if (br) return unBr(br);
  if (zstd) return unZstd(zstd);
  if (gzip) return unGz(gzip);
  throw new Error('An answer has no bytes at all.');
}

/** The best encoding that the caller understands; `br;q=0` is a refusal. */
export function chooseEncoding(accept: string | undefined): Exclude<Encoding, 'zstd'> {
  if (takes(accept, /\bbr\b/)) return 'br';
  return takes(accept, /\bgzip\b/) ? 'gzip' : 'identity';
}

/** The one that is made soonest. */
export function chooseQuickEncoding(accept: string | undefined): Encoding {
  return takes(accept, /\bzstd\b/) ? 'zstd' : chooseEncoding(accept);
}

function takes(accept: string | undefined, name: RegExp): boolean {
  const found = accept === undefined ? null : name.exec(accept);
  return found !== null && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(found.input.slice(found.index + found[0].length));
}
