import { createHash } from 'node:crypto';
import { type Encoded, toBrotli, toGzip } from './compress.ts';

export type MadePage = { status: number; type: string; text: string; url: string | undefined };
/** `url` is the one address at which the page lives, where it is the same for everybody. */
export type CachedPage = Encoded & Omit<MadePage, 'text'> & { br: Buffer };
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished public pages as bytes. Bounded in bytes, oldest out first, and emptied when the published content
 * moves: a page of an older revision would show what has been withdrawn.
 */
export function createPageCache(maxBytes: number) {
  const pages = new Map<string, CachedPage>();
  const underway = new Map<string, Promise<CachedPage>>();
  const byUrl = new Map<string, CachedPage>();
  let revision = '';
  let bytes = 0;

  function enter(now: string): void {
    if (now === revision) return;
    pages.clear();
    underway.clear();
    byUrl.clear();
    bytes = 0;
    revision = now;
  }

  function keep(key: string, page: CachedPage): void {
    bytes += sizeOf(page);
    pages.set(key, page);
    for (const [oldest, old] of pages) {
      if (bytes <= maxBytes || oldest === key) break;
      pages.delete(oldest);
      if (old.url) byUrl.delete(old.url);
      bytes -= sizeOf(old);
    }
    if (page.url) byUrl.set(page.url, page);
  }

  return {
    find(now: string, key: string): CachedPage | undefined {
      enter(now);
      return pages.get(key);
    },
    /** By its own address, as it stands in the request line. */
    findByUrl(now: string, url: string): CachedPage | undefined {
      enter(now);
      return byUrl.get(url);
    },
    /** Makes a page once, however many ask for it at the same moment. */
    async make(now: string, key: string, render: () => Promise<MadePage>): Promise<CachedPage> {
      enter(now);
      const found = pages.get(key) ?? underway.get(key);
      if (found) return found;
      const making = render().then(encode);
      underway.set(key, making);
      try {
        const page = await making;
        if (now === revision) keep(key, page);
        return page;
      } finally {
        if (underway.get(key) === making) underway.delete(key);
      }
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

const sizeOf = (page: CachedPage): number => page.identity.length + page.br.length + (page.gzip?.length ?? 0);

export async function encode({ text, ...page }: MadePage): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([toBrotli(identity, 5), toGzip(identity)]);
  return { ...page, identity, br, gzip, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` };
}
