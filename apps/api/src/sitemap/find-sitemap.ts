import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { Db } from '../db/db.ts';
import { escapeXml } from '../file/escape-xml.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { pageEntries } from './page-entries.ts';
import { productEntries } from './product-entries.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { productsPerFile, sitemapFiles } from './sitemap-files.ts';
import { sitemapFoot, sitemapHead, writeEntry } from './write-entry.ts';

export type SitemapSource = { db: Db; content: ContentSnapshot; catalogue: CatalogueSnapshot; shopUrl: string; now: Date };

/** The text of a site map in pieces, by its address. Undefined: there is no such file. */
export function findSitemap(source: SitemapSource, file: string): AsyncGenerator<string> | undefined {
  const { content, catalogue } = source;
  const products = catalogue.structure.count;
  if (file === '/sitemap.xml') return writeIndex(source);
  const [, id = '', number] = /^\/sitemap-([A-Za-z]{2}-[A-Za-z]{2})(?:-products-([1-9]\d{0,5}))?\.xml$/.exec(file) ?? [];
  const market = content.byMarket.get(id)?.market;
  if (!market || !sitemapFiles(id, { products, markets: content.markets.length }).includes(file)) return undefined;
  if (number === undefined) return write(pageEntries(source, id));
  const many = productsPerFile(content.markets.length);
  const from = (Number(number) - 1) * many;
  return write(productEntries(source, { market, from, to: from + many }));
}

async function* write(entries: AsyncIterable<SitemapEntry>): AsyncGenerator<string> {
  yield sitemapHead;
  let piece = '';
  for await (const entry of entries) {
    piece += writeEntry(entry);
    if (piece.length > 64 * 1024) {
      yield piece;
      piece = '';
    }
  }
  yield piece + sitemapFoot;
}

async function* writeIndex({ content, catalogue, shopUrl }: SitemapSource): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const { id } of content.markets) {
    const files = sitemapFiles(id, { products: catalogue.structure.count, markets: content.markets.length });
    yield files.map((file) => `<sitemap><loc>${escapeXml(shopUrl + file)}</loc></sitemap>\n`).join('');
  }
  yield '</sitemapindex>\n';
}
