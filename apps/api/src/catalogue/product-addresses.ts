import type { MarketSettings } from '@selvedge/contract/market.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Structure } from './structure.ts';
import { writeProductUrl } from './write-product-url.ts';

export type ProductAddress = { market: string; url: string };

type Asked = { structure: Structure; ids: readonly string[]; markets: readonly MarketSettings[]; now: Date };

/** Where products are sold, under which address, by product. */
export type ProductAddresses = (asked: Asked) => Promise<Map<string, ProductAddress[]>>;

/** Reads the tables: to lay out the goods of every market for the addresses of a few products takes too long. */
export function productAddresses(db: Db): ProductAddresses {
  return async ({ structure, ids, markets, now }) => {
    const known = ids.flatMap((id) => structure.numberOf.get(id) ?? []);
    const styles = known.map((product) => structure.styles[structure.styleOf[product]!]!);
    const priced = await readPriced(db, { ids: known.flatMap((product) => partsOf(structure, product)), markets, now });
    const names = await readNames(
      db,
      styles.map(({ styleNumber }) => styleNumber),
    );
    const addresses = known.map((product, at): [string, ProductAddress[]] => {
      const { styleNumber, kind } = styles[at]!;
      const id = structure.ids[product]!;
      const isSoldIn = (market: string) =>
        structure.giftCardAmounts.has(product)
          ? (structure.giftCardAmounts.get(product)![market] ?? []).length > 0
          : partsOf(structure, product).some((part) => priced.get(part)?.has(market));
      const there = markets.filter((market) => isSoldIn(market.id));
      return [
        id,
        there.map(({ id: market, language: { baseCode } }) => {
          const name = names.get(`${styleNumber} ${baseCode}`) ?? names.get(`${styleNumber} en`) ?? '';
          return { market, url: writeProductUrl({ market, isSet: kind === 'set', name, id }) };
        }),
      ];
    });
    return new Map(addresses);
  };
}

/** A set is sold where a part of it is. */
function partsOf(structure: Structure, product: number): readonly string[] {
  const isSet = structure.styles[structure.styleOf[product]!]!.kind === 'set';
  return isSet ? structure.options[product]!.setOptions.filter((id) => structure.numberOf.has(id)) : [structure.ids[product]!];
}

async function readPriced(db: Db, { ids, markets, now }: Omit<Asked, 'structure'>): Promise<Map<string, Set<string>>> {
  const wanted = sql.param(markets.map(({ id }) => id));
  const { rows } = await db.execute<{ id: string; markets: string[] }>(sql`
    select product_id as id, array_agg(distinct market) as markets from price
    where market = any(${wanted}) and product_id = any(${sql.param([...new Set(ids)])}) and valid_from <= ${now}
    group by product_id`);
  return new Map(rows.map((row) => [row.id, new Set(row.markets)]));
}

async function readNames(db: Db, styles: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ style: string; language: string; name: string }>(sql`
    select style_number as style, language, name from style_text where style_number = any(${sql.param([...new Set(styles)])})`);
  return new Map(rows.map(({ style, language, name }) => [`${style} ${language}`, name]));
}
