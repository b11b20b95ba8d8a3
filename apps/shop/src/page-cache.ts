import { hash } from 'node:crypto';
import { createCache } from '@selvedge/api/cache/create-cache.ts';
import type { Piece } from '@selvedge/api/http/write-pieces.ts';
import { type Encoded, type Encoding, toBrotli, toGzip, toPlain, toZstd } from './compress.ts';
import { withPooledBuffer } from './to-bytes.ts';

/** `catalogue` and `until` are set where the page shows goods: which assortment it was made from, and how long its prices hold. */
export type MadePage = {
  status: number;
  type: string;
  /** In one piece or in several. */
  text: Piece | readonly Piece[];
  url: string | undefined;
  /** The Content-Security-Policy of a document that has styles of its own in it. */
  policy?: string;
  catalogue?: string;
  until?: number;
  /** Asked each time a kept page is about to be sent. */
  isTrue?: () => boolean;
  /** Of what caches between us and everybody may keep, for how long at most. */
  shared?: { keys: string; seconds: number };
};
/**
 * `url` is the one address at which the page lives, where it is the same for everybody; `size` what it takes of the memory, with room
 * for the encodings that somebody may ask for later.
 */
export type CachedPage = Encoded & Omit<MadePage, 'text'> & { size: number };
export type PageCache = ReturnType<typeof createPageCache>;
/** What is published and on sale at a moment. */
export type SnapshotRevisions = { content: string; catalogue: string; time: number };

/**
 * Finished public pages as bytes. Bounded in bytes, and emptied when the published content
 * moves: a page of an older revision would show what has been withdrawn. A page with goods is dropped when the
 * assortment moves or a price ends; the others have no part in it.
 */
export function createPageCache(name: string, maxBytes: number) {
  const pages = createCache<string, CachedPage>({ name, maxBytes, sizeOf: ({ size }) => size, onDrop: forgetUrl });
  const underway = new Map<string, Promise<CachedPage>>();
  const keyOf = new Map<string, string>();
  let revision = '';

  function enter({ content }: SnapshotRevisions): void {
    if (content === revision) return;
    pages.clear();
    underway.clear();
    revision = content;
  }

  function forgetUrl({ url }: CachedPage, key: string): void {
    if (url && keyOf.get(url) === key) keyOf.delete(url);
  }

  function find(now: SnapshotRevisions, key: string): CachedPage | undefined {
    const page = pages.find(key);
    if (!page || isCurrent(page, now)) return page;
    pages.drop(key);
    return undefined;
  }

  function keep(key: string, page: CachedPage): void {
    pages.keep(key, page);
    // Not for a page that is too large to be kept.
    if (page.url && page.size <= maxBytes) keyOf.set(page.url, key);
  }

  return {
    find(now: SnapshotRevisions, key: string): CachedPage | undefined {
      enter(now);
      return find(now, key);
    },
    /** By its own address, as it stands in the request line. */
    findByUrl(now: SnapshotRevisions, url: string): CachedPage | undefined {
      enter(now);
      const key = keyOf.get(url);
      return key === undefined ? undefined : find(now, key);
    },
    /** Makes a page once, however many ask for it at the same moment. */
    async make(now: SnapshotRevisions, key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      enter(now);
      // Whoever asks after the goods have changed does not wait for a page of the old ones.
      const work = `${now.catalogue} ${key}`;
      const found = underway.get(work);
      if (found) return found;
      const making = make();
      underway.set(work, making);
      try {
        const page = await making;
        if (now.content === revision) keep(key, page);
        return page;
      } finally {
        if (underway.get(work) === making) underway.delete(work);
      }
    },
    size: () => ({ pages: pages.entries(), bytes: pages.bytes() }),
  };
}

const isCurrent = ({ catalogue, until, isTrue }: CachedPage, now: SnapshotRevisions): boolean =>
  (catalogue === undefined || catalogue === now.catalogue) && (until === undefined || now.time < until) && (isTrue?.() ?? true);

/** Browsers understand what a page was made for. The few callers that do not have theirs made when the first of them comes. */
export async function bytesOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page[encoding];
  if (known) return known;
  const plain = await toPlain(page);
  // Nobody but a program asks for it, and it is larger than all the others together.
  if (encoding === 'identity') return plain;
  page[encoding] = await (encoding === 'gzip' ? toGzip(plain) : encoding === 'br' ? toBrotli(plain, 5) : toZstd(plain));
  return page[encoding];
}

/**
 * For a page that is visited again and again. Only packed: as it is read it is ten times as large, and only programs ask for that. Who asks
 * `first` does not wait for it to be packed small, and has it as they understand it; those who come after that have what is smaller.
 */
export function encode({ text, ...page }: MadePage, first?: Encoding): Promise<CachedPage> {
  const pieces = [text].flat();
  if (first === undefined)
    return withPooledBuffer(pieces, async (bytes) => {
      const br = await toBrotli(bytes, 5);
      return { ...page, br, etag: etagOf(bytes), size: roomFor(br) };
    });
  return new Promise((resolve, reject) => {
    withPooledBuffer(pieces, async (bytes) => {
      const quick = await packQuickly(bytes, first);
      const made: CachedPage = { ...page, ...quick, etag: etagOf(bytes), size: roomFor(Object.values(quick)[0]!) };
      resolve(made);
      const br = await toBrotli(bytes, 5);
      for (const encoding of Object.keys(quick)) delete made[encoding as Encoding];
      made.br = br;
    }).catch(reject);
  });
}

async function packQuickly(bytes: Buffer, first: Encoding): Promise<Partial<Record<Encoding, Buffer>>> {
  if (first === 'br') return { br: await toBrotli(bytes, 3) };
  // Programs that take nothing packed have it unpacked again.
  return first === 'gzip' ? { gzip: await toGzip(bytes, 1) } : { zstd: await toZstd(bytes) };
}

/** For a page that hardly anybody asks for again: only as who asks for it understands it, and soon rather than small. */
export function encodeQuickly({ text, ...page }: MadePage, encoding: Encoding): Promise<CachedPage> {
  return withPooledBuffer([text].flat(), async (bytes) => {
    const isZstd = encoding === 'zstd';
    const packed = await (isZstd ? toZstd(bytes) : toBrotli(bytes, 3));
    return { ...page, ...(isZstd ? { zstd: packed } : { br: packed }), etag: etagOf(packed), size: roomFor(packed) };
  });
}

const roomFor = (packed: Buffer): number => 3 * packed.length;

const etagOf = (bytes: Buffer): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
