import { type Conversion, convertPrice } from '@selvedge/domain/money/convert-price.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';

type Copy = { source: string; market: string };

/** Goods belong to every market; what a new one needs is where they are sent from and what they cost. */
export const copyAssortment = {
  warehouses: async (tx: Db, { source, market }: Copy) => {
    await tx.execute(sql`update stock_location set markets = array_append(markets, ${market})
      where kind = 'warehouse' and ${source} = any(markets) and not ${market} = any(markets)`);
    await bumpRevision(tx, 'catalogue');
  },
};

export async function copyGiftCards(tx: Db, { source, market }: Copy, worth: Conversion): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select product_id as product, amount from gift_card_amount where market = ${source}`,
  )) as unknown as { rows: { product: string; amount: number }[] };
  const whole = { ...worth, rounding: worth.rounding === 'five' ? 'five' : 'whole' } as const;
  for (const { product, amount } of rows) {
    const there = Math.round(toDecimal(convertPrice(toMinor(amount, worth.from), whole), worth.to));
    await tx.execute(
      sql`insert into gift_card_amount (product_id, market, amount) values (${product}, ${market}, ${there}) on conflict do nothing`,
    );
  }
  await bumpRevision(tx, 'catalogue');
}

const slice = 1_000;

type Prices = Copy & { worth: Conversion; at: Date; after: string };
type PriceRow = { product: string; from: string; list: string; sales: string; member: string | null };

/**
 * The prices of the next thousand products: what is asked now, and what is planned. What was asked before in another market is no history
 * of this one: its lowest price of thirty days begins today. Answers where to go on; undefined at the end.
 */
export async function copyPrices(
  tx: Db,
  { source, market, worth, at, after }: Prices,
): Promise<{ after: string; count: number } | undefined> {
  const { rows } = (await tx.execute(sql`
    with wanted as (select distinct product_id from price where market = ${source} and product_id > ${after} order by product_id limit ${slice})
    select p.product_id as product, greatest(p.valid_from, ${at})::text as from, p.list, p.sales, p.member
    from wanted w join price p on p.market = ${source} and p.product_id = w.product_id
    where p.valid_from >= coalesce((select max(q.valid_from) from price q
      where q.market = ${source} and q.product_id = w.product_id and q.valid_from <= ${at}), '-infinity')
    order by p.product_id, p.valid_from`)) as unknown as { rows: PriceRow[] };
  const last = rows.at(-1);
  if (!last) return undefined;
  const converted = rows.map((row) => convertRow(row, worth));
  const column = (name: keyof PriceRow) => sql.param(converted.map((row) => row[name]));
  await tx.execute(sql`
    insert into price (market, product_id, valid_from, list, sales, member)
    select ${market}, * from unnest(${column('product')}::text[], ${column('from')}::timestamptz[], ${column('list')}::bigint[],
      ${column('sales')}::bigint[], ${column('member')}::bigint[])
    on conflict do nothing`);
  return { after: last.product, count: new Set(rows.map(({ product }) => product)).size };
}

export const countAssortment = {
  warehouses: (market: string) =>
    sql`select count(*)::int as count from stock_location where kind = 'warehouse' and ${market} = any(markets)`,
  'gift-cards': (market: string) => sql`select count(*)::int as count from gift_card_amount where market = ${market}`,
  prices: (market: string) => sql`select count(distinct product_id)::int as count from price where market = ${market}`,
};

/** A few prices from cheap to dear. Minor units. */
export async function examplePrices(db: Db, market: string): Promise<{ name: string; amount: number }[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (product_id) product_id as name, sales::float8 as amount from price
    where market = ${market} and sales > 0 order by product_id, valid_from desc limit 400`)) as unknown as {
    rows: { name: string; amount: number }[];
  };
  const sorted = rows.sort(({ amount: left }, { amount: right }) => left - right);
  return [0.05, 0.35, 0.65, 0.95].flatMap((share) => sorted[Math.floor(sorted.length * share)] ?? []);
}

/** Takes away what was copied for a market. */
export async function dropAssortment(tx: Db, market: string): Promise<void> {
  for (const table of ['price', 'gift_card_amount']) await tx.execute(sql`delete from ${sql.identifier(table)} where market = ${market}`);
  await tx.execute(sql`update stock_location set markets = array_remove(markets, ${market}) where ${market} = any(markets)`);
  await bumpRevision(tx, 'catalogue');
}

/** What nobody can pay less than, a member pays no more for: rounding must not turn the two around. */
function convertRow({ product, from, list, sales, member }: PriceRow, worth: Conversion): PriceRow {
  const convert = (amount: string) => convertPrice(Number(amount), worth);
  const asked = convert(sales);
  return { product, from, list: String(Math.max(asked, convert(list))), sales: String(asked), member: member && String(convert(member)) };
}
