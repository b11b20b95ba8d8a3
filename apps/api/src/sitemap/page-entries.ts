import { pagePath } from '@selvedge/domain/page/page-path.ts';
import { sql } from 'drizzle-orm';
import { createYield } from '../catalogue/create-yield.ts';
import { encodePath } from '../content/encode-path.ts';
import { listPublicPages } from '../content/list-public-pages.ts';
import { alternatesOf, withDefault } from '../content/page-seo.ts';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { storesOf } from '../store/stores-of.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

type Source = { db: Db; content: ContentSnapshot; shopUrl: string };

/** What is written and what lists goods, and the stores. */
export async function* pageEntries({ db, content, shopUrl }: Source, market: string): AsyncGenerator<SitemapEntry> {
  const changed = await readChanged(db, market);
  const written = listPublicPages(content, market);
  // Where a page is in other markets is known when theirs have been read: after a start, thousands of pages.
  const yieldToEventLoop = createYield();
  for (const { alias, path, row } of written) {
    await yieldToEventLoop();
    yield {
      url: `${shopUrl}/${market}${encodePath(path)}`,
      changedAt: changed.get(path),
      alternates: alternatesOf(content, { alias, path, row, shopUrl }),
      pictures: [],
    };
  }
  if (written.length === 0) return;
  for (const { slug, markets } of storesOf(content, market)) {
    const path = pagePath('store', { slug });
    const there = markets.filter((id) => content.byMarket.get(id)?.market.hasStoreLocator);
    const links = there.map((id) => ({ rel: 'alternate', hreflang: id, href: `${shopUrl}/${id}${path}` }));
    yield { url: `${shopUrl}/${market}${path}`, changedAt: changed.get(path), alternates: withDefault(content, links), pictures: [] };
  }
}

/** A market's own page stands in the place of the one that all markets share. */
async function readChanged(db: Db, market: string): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ path: string; changed: string | Date }>(sql`
    select distinct on (path) path, changed_at as changed from page where published and market in (${market}, '*')
    order by path, market = '*'`);
  return new Map(rows.map(({ path, changed }) => [path, new Date(changed)]));
}
