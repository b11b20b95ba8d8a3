import { createHash } from 'node:crypto';
import { type Encoded, type Quality, toBrotli, toGzip } from './compress.ts';
import { toBytes } from './to-bytes.ts';

/** `catalogue` and `until` are set where the page shows goods: which assortment it was made from, and how long its prices hold. */
export type MadePage = {
  status: number;
  type: string;
  /** In one piece or in several. */
  text: string | readonly string[];
  url: string | undefined;
  /** The Content-Security-Policy of a document that has styles of its own in it. */
  policy?: string;
  catalogue?: string;
  until?: number;
};
/** `url` is the one address at which the page lives, where it is the same for everybody. */
export type CachedPage = Encoded & Omit<MadePage, 'text'> & { br: Buffer };
export type PageCache = ReturnType<typeof createPageCache>;
/** What is published and on sale at a moment. */
export type Moment = { content: string; catalogue: string; time: number };

/**
 * Finished public pages as bytes. Bounded in bytes, oldest out first, and emptied when the published content
 * moves: a page of an older revision would show what has been withdrawn. A page with goods is dropped when the
 * assortment moves or a price ends; the others have no part in it.
 */
export function createPageCache(maxBytes: number, quality: Quality = 5) {
  const pages = new Map<string, CachedPage>();
  const underway = new Map<string, Promise<CachedPage>>();
  const byUrl = new Map<string, CachedPage>();
  let revision = '';
  let bytes = 0;

  function enter({ content }: Moment): void {
    if (content === revision) return;
    pages.clear();
    underway.clear();
    byUrl.clear();
    bytes = 0;
    revision = content;
  }

  function drop(key: string, page: CachedPage): void {
    pages.delete(key);
    bytes -= sizeOf(page);
    if (page.url && byUrl.get(page.url) === page) byUrl.delete(page.url);
  }

  function keep(key: string, page: CachedPage): void {
    const before = pages.get(key);
    if (before) drop(key, before);
    bytes += sizeOf(page);
    pages.set(key, page);
    for (const [oldest, old] of pages) {
      if (bytes <= maxBytes || oldest === key) break;
      drop(oldest, old);
    }
    if (page.url) byUrl.set(page.url, page);
  }

  return {
    find(now: Moment, key: string): CachedPage | undefined {
      enter(now);
      const page = pages.get(key);
      if (!page || isCurrent(page, now)) return page;
      drop(key, page);
      return undefined;
    },
    /** By its own address, as it stands in the request line. */
    findByUrl(now: Moment, url: string): CachedPage | undefined {
      enter(now);
      const page = byUrl.get(url);
      return page && isCurrent(page, now) ? page : undefined;
    },
    /** Makes a page once, however many ask for it at the same moment. */
    async make(now: Moment, key: string, render: () => Promise<MadePage>): Promise<CachedPage> {
      enter(now);
      // Whoever asks after the goods have changed does not wait for a page of the old ones.
      const work = `${now.catalogue} ${key}`;
      const found = underway.get(work);
      if (found) return found;
      const making = render().then((page) => encode(page, quality));
      underway.set(work, making);
      try {
        const page = await making;
        if (now.content === revision) keep(key, page);
        return page;
      } finally {
        if (underway.get(work) === making) underway.delete(work);
      }
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

const isCurrent = ({ catalogue, until }: CachedPage, now: Moment): boolean =>
  (catalogue === undefined || catalogue === now.catalogue) && (until === undefined || now.time < until);

/** With room for the gzip that somebody may ask for. */
const sizeOf = (page: CachedPage): number => page.identity.length + 2 * page.br.length;

/** Browsers understand brotli. The few callers that do not have their gzip made when the first of them comes. */
export async function addGzip(page: CachedPage): Promise<void> {
  page.gzip ??= await toGzip(page.identity);
}

export async function encode({ text, ...page }: MadePage, quality: Quality = 5): Promise<CachedPage> {
  const identity = toBytes([text].flat());
  const br = await toBrotli(identity, quality);
  return { ...page, identity, br, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` };
}
