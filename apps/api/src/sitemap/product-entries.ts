import type { MarketSettings } from '@selvedge/contract/market.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { sql } from 'drizzle-orm';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import { productAddresses } from '../catalogue/product-addresses.ts';
import type { Structure } from '../catalogue/structure.ts';
import { withDefault } from '../content/page-seo.ts';
import type { Db } from '../db/db.ts';
import { addressesOf } from '../page/addresses-of.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

type Source = { db: Db; content: ContentSnapshot; catalogue: CatalogueSnapshot; shopUrl: string; now: Date };
type Asked = { market: MarketSettings; from: number; to: number };

/** So many are asked for at once: the tables answer in milliseconds, and nobody waits for a file that is made whole. */
const batch = 500;
const mostPictures = 10;

/** The products of a market whose numbers are in a range, each with itself in other markets. */
export async function* productEntries(source: Source, { market, from, to }: Asked): AsyncGenerator<SitemapEntry> {
  const { db, content, catalogue, shopUrl, now } = source;
  const { structure } = catalogue;
  for (let at = from; at < Math.min(to, structure.count); at += batch) {
    const ids = structure.ids.slice(at, Math.min(at + batch, to)).filter((id) => structure.numberOf.has(id));
    const addresses = await addressesOf({ content, catalogue, productAddresses: productAddresses(db), now }, ids);
    const changed = await readChanged(db, { ids, market, now });
    for (const id of ids) {
      const own = addresses.get(id)?.find((address) => address.market === market.id);
      if (!own) continue;
      const links = addresses.get(id)!.map((address) => ({ rel: 'alternate', hreflang: address.market, href: shopUrl + address.url }));
      yield {
        url: shopUrl + own.url,
        changedAt: changed.get(id),
        alternates: withDefault(content, links),
        pictures: picturesOf(structure, id).map((url) => (url.startsWith('/') ? shopUrl + url : url)),
      };
    }
  }
}

function picturesOf(structure: Structure, id: string): string[] {
  const { urlTemplate, indexes } = structure.options[structure.numberOf.get(id)!]!.images;
  return indexes
    .filter(({ format }) => !isFilm(format))
    .slice(0, mostPictures)
    .map(({ index, format }) => urlTemplate.replaceAll('{index}', String(index)).replaceAll('{format}', format));
}

/** What a page says of a product is its own, its style's, the texts' of the language, and the price's. */
async function readChanged(db: Db, { ids, market, now }: { ids: readonly string[]; market: MarketSettings; now: Date }) {
  const { rows } = await db.execute<{ id: string; changed: string | Date | null }>(sql`
    select p.id, greatest(p.changed_at, s.changed_at, t.changed_at,
      (select max(valid_from) from price where market = ${market.id} and product_id = p.id and valid_from <= ${now})) as changed
    from product p join style s on s.style_number = p.style_number
      left join style_text t on t.style_number = p.style_number and t.language = ${market.language.baseCode}
    where p.id = any(${sql.param(ids)})`);
  return new Map(rows.flatMap(({ id, changed }) => (changed === null ? [] : [[id, new Date(changed)] as const])));
}
