import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import type { FindProducts, StaffPrice, StaffProductRow } from '@selvedge/contract/studio/products.ts';
import { unknownCurrency } from '@selvedge/domain/money/currency.ts';
import { unitOf } from '@selvedge/domain/money/minor-units.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { productWhere } from './product-where.ts';

/** A page of what is found; the next one begins after the last row of this one, however deep. */
export async function findStaffProducts(ctx: Ctx, asked: FindProducts): Promise<{ products: StaffProductRow[]; next?: string }> {
  const { limit, sorting, after } = asked;
  const place = readPlace(after);
  const isNewest = sorting === 'newest';
  const beyond = !place
    ? sql`true`
    : isNewest
      ? sql`(f.new_from, f.product_id) < (${place.at ?? '1970-01-01T00:00:00Z'}::timestamptz, ${place.id})`
      : sql`f.product_id > ${place.id}`;
  const { rows } = await ctx.db.execute<Row>(sql`
    with page as materialized (
      select f.product_id, f.style_number, f.brand, f.colour_family, f.tags, f.badges, f.is_withdrawn, f.new_from
      from product_find f where ${productWhere(asked, ctx.now)} and ${beyond}
      order by ${isNewest ? sql`f.new_from desc, f.product_id desc` : sql`f.product_id`} limit ${limit + 1})
    ${shown(asked, ctx.now)}
    order by ${isNewest ? sql`page.new_from desc, page.product_id desc` : sql`page.product_id`}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const market = ctx.content.markets.find(({ id }) => id === asked.market);
  const unit = unitOf(market?.currency ?? unknownCurrency);
  return {
    products: page.map((row) => showRow(row, { currency: market?.currency ?? '', unit })),
    ...(last && { next: `${isNewest ? new Date(last.new_from).toISOString() : ''} ${last.product_id}` }),
  };
}

export async function countStaffProducts(ctx: Ctx, filter: ProductFilter): Promise<{ count: number }> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from product_find f where ${productWhere(filter, ctx.now)}`,
  );
  return { count: rows[0]!.count };
}

type PriceText = { from: string; list: number; sales: number; member: number | null };
type Row = {
  product_id: string;
  style_number: string;
  brand: string;
  colour_family: string;
  tags: string[];
  badges: string[];
  is_withdrawn: boolean;
  new_from: string;
  name: string | null;
  colour: string | null;
  images: { urlTemplate: string; indexes: { index: number; format: string }[] };
  pieces: number;
  price: PriceText | null;
  planned: PriceText | null;
};

/** What stands in a row, read for the rows of the page alone. */
function shown({ market = '', language = 'en' }: ProductFilter, now: Date): SQL {
  const price = sql`jsonb_build_object('from', p.valid_from, 'list', p.list, 'sales', p.sales, 'member', p.member)`;
  const ofMarket = sql`p.market = ${market} and p.product_id = page.product_id`;
  return sql`
    select page.*, coalesce(p.colour_names->>${language}, p.colour_names->>'en') as colour, p.images,
      (select t.name from style_text t where t.style_number = page.style_number and t.language in (${language}, 'en')
        order by t.language = 'en' limit 1) as name,
      (select coalesce(sum(s.quantity), 0)::integer from variant v join stock s on s.variant_id = v.id
        where v.product_id = page.product_id) as pieces,
      (select ${price} from price p where ${ofMarket} and p.valid_from <= ${now} order by p.valid_from desc limit 1) as price,
      (select ${price} from price p where ${ofMarket} and p.valid_from > ${now} order by p.valid_from limit 1) as planned
    from page join product p on p.id = page.product_id`;
}

function showRow(row: Row, { currency, unit }: { currency: string; unit: number }): StaffProductRow {
  const front = row.images.indexes[0];
  return {
    ...{ id: row.product_id, styleNumber: row.style_number, brand: row.brand, colourFamily: row.colour_family },
    ...{ name: row.name ?? row.style_number, colour: row.colour ?? row.colour_family, tags: row.tags, badges: row.badges },
    ...{ isWithdrawn: row.is_withdrawn, pieces: row.pieces, newFrom: new Date(row.new_from).toISOString(), currency },
    ...(front && { picture: row.images.urlTemplate.replace('{index}', String(front.index)).replace('{format}', front.format) }),
    ...(row.price && { price: showPriceText(row.price, unit) }),
    ...(row.planned && { planned: showPriceText(row.planned, unit) }),
  };
}

function showPriceText({ from, list, sales, member }: PriceText, unit: number): StaffPrice {
  const amounts = { list: list / unit, sales: sales / unit };
  return { from: new Date(from).toISOString(), ...amounts, ...(member !== null && { member: member / unit }) };
}

/** A place that cannot be read is the beginning. */
function readPlace(after: string | undefined): { at: string | undefined; id: string } | undefined {
  const found = /^(\S*) (\S+)$/.exec(after ?? '');
  if (!found) return undefined;
  const at = Number.isNaN(Date.parse(found[1]!)) ? undefined : new Date(found[1]!).toISOString();
  return { at, id: found[2]! };
}
