import { sql } from 'drizzle-orm';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { Db } from '../db/db.ts';

/** `priced`: by market, how many of the online products have a price now. */
export type PriceCounts = { online: number; priced: ReadonlyMap<string, number> };

type Asked = { db: Db; catalogue: CatalogueSnapshot; now: Date };
type Kept = { counts: Promise<PriceCounts>; until: number };

const kept = new WeakMap<CatalogueSnapshot, Kept>();
/** A price that begins makes no new snapshot. */
const freshMs = 10 * 60_000;

/** Counted once for each state of the assortment: at 100,000 products in 55 markets there are millions of rows. */
export function countPrices({ db, catalogue, now }: Asked): Promise<PriceCounts> {
  const known = kept.get(catalogue);
  if (known && now.getTime() < known.until) return known.counts;
  const counts = count(db, now);
  kept.set(catalogue, { counts, until: now.getTime() + freshMs });
  // What failed is asked anew by the next one.
  counts.catch(() => kept.delete(catalogue));
  return counts;
}

/** Sets cost what their parts cost and gift cards what is chosen: neither has prices. */
async function count(db: Db, now: Date): Promise<PriceCounts> {
  const online = sql`select p.id from product p join style s on s.style_number = p.style_number
    where p.has_ecom and p.withdrawn_at is null and s.kind = 'garment'`;
  const { rows } = await db.execute<{ market: string | null; priced: string; online: string }>(sql`
    with online as materialized (${online}),
    priced as (
      select market, count(*) as priced from (select distinct market, product_id from price where valid_from <= ${now}) known
      join online on online.id = known.product_id group by market
    )
    select priced.market, priced.priced, (select count(*) from online) as online
    from (select 1) one left join priced on true`);
  return {
    online: Number(rows[0]?.online ?? 0),
    priced: new Map(rows.flatMap(({ market, priced }) => (market === null ? [] : [[market, Number(priced)]]))),
  };
}
