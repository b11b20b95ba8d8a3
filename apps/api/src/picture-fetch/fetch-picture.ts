import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type CheckedAddress, checkAddress, isNamed, type Resolve } from './check-address.ts';
import { PictureProblem } from './picture-problem.ts';

/** How pictures of imported goods are fetched from other hosts. */
export type PictureLimits = {
  /** Hosts inside our own network that may be asked, `pim.internal` or `10.0.0.7:8080`. */
  hosts: readonly string[];
  maxBytes: number;
  maxPixels: number;
  /** For one picture, with its redirects. */
  timeoutMs: number;
  atOnce: number;
  atOncePerHost: number;
  redirects: number;
  attempts: number;
  /** In one import. */
  most: number;
  /** A picture that is known is asked about again after this long, when its style changes. */
  recheckMs: number;
};
export type Validators = { etag: string | null; lastModified: string | null };
/** Undefined bytes: the host says that it is the same as before. */
export type Fetched = Validators & { bytes: Buffer | undefined };
type Fetch = { limits: PictureLimits; known?: Validators | undefined; signal?: AbortSignal | undefined; resolve?: Resolve };

/** One picture of another host. Throws a `PictureProblem`, or what the signal says when the shop closes. */
export async function fetchPicture(address: string, { limits, known, signal, resolve }: Fetch): Promise<Fetched> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const ending = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await follow(address, { limits, known, signal: ending, ...(resolve && { resolve }) });
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    signal?.throwIfAborted();
    if (timeout.aborted) throw new PictureProblem('validation.picture_timeout', { isPassing: true });
    throw connectionProblem(error);
  }
}

async function follow(first: string, { limits, known, signal, resolve }: Fetch & { signal: AbortSignal }): Promise<Fetched> {
  let address = first;
  const isOwnAllowed = isNamed(URL.parse(first) ?? new URL('http://none.invalid'), limits.hosts);
  for (let hops = 0; ; hops++) {
    const checked = await unlessAborted(checkAddress(address, { hosts: limits.hosts, isOwnAllowed, ...(resolve && { resolve }) }), signal);
    const answer = await ask(checked, known, signal);
    const status = answer.statusCode ?? 0;
    const location = answer.headers.location;
    if (redirects.has(status) && location !== undefined) {
      answer.destroy();
      if (hops >= limits.redirects) throw new PictureProblem('validation.picture_redirects');
      const next = URL.parse(location, address);
      if (!next) throw new PictureProblem('validation.picture_address');
      address = next.href;
      continue;
    }
    try {
      return await read(answer, status, limits.maxBytes);
    } finally {
      answer.destroy();
    }
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Never through an agent that keeps connections: the next request to the name must be checked as well. */
function ask({ url, address, family }: CheckedAddress, known: Validators | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction = (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family));
  const headers = {
    accept: 'image/avif,image/webp,image/jpeg,image/png',
    'accept-encoding': 'identity',
    'user-agent': 'Selvedge import',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { agent: false, lookup, headers, signal }, resolve).on('error', reject).end();
  return promise;
}

async function read(answer: IncomingMessage, status: number, maxBytes: number): Promise<Fetched> {
  const { etag = null, 'last-modified': lastModified = null } = answer.headers;
  if (status === 304) return { bytes: undefined, etag, lastModified };
  if (status !== 200) throw statusProblem(status, answer.headers['retry-after']);
  const tooLarge = new PictureProblem('validation.picture_too_large');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    // Counted as it comes: the length that was declared is a promise.
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk as Buffer);
  }
  return { bytes: Buffer.concat(chunks), etag, lastModified };
}

const longestWaitMs = 600_000;

export function statusProblem(status: number, retryAfter: string | undefined, now = Date.now()): PictureProblem {
  const detail = String(status);
  if (status === 404 || status === 410) return new PictureProblem('validation.picture_missing', { detail });
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : (Date.parse(retryAfter ?? '') - now) / 1000;
  const waitMs = Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds * 1000, 0), longestWaitMs);
  return new PictureProblem('validation.picture_status', { detail, isPassing, ...(isPassing && waitMs !== undefined && { waitMs }) });
}

/** Of certificates and protocols nothing gets better by asking again. */
const lasting = /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HPE_|ERR_INVALID)/;

function connectionProblem(error: unknown): PictureProblem {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new PictureProblem('validation.picture_connection', { detail: code || 'unknown', isPassing: !lasting.test(code) });
}

/** A lookup can't be called off; we stop waiting for it. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

declare module '../shop/shop.ts' {
  interface ShopConfig {
    importPictures: PictureLimits;
  }
}
