import { optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { fromPrimary, type ReadDb, type Reads } from '../db/from-primary.ts';
import { readRevision } from '../revision/revision.ts';
import type { CatalogueSource, OptionRow, PriceHistory, StyleRow, TextRow, VariantRow } from './catalogue-source.ts';
import { readFields, selectFields } from './field-columns.ts';
import { shareValues } from './share-values.ts';
import { attributeValueTable, badgeTable, categoryTable, stockLocationTable } from './tables.ts';

const page = 1_000;

/** The assortment as it stands in the tables. Large ones are read a page at a time, each in a query of its own. */
export async function databaseSource(db: Db, reads: Reads = fromPrimary(db)): Promise<CatalogueSource> {
  // The number is read first: what is read after it has at least that.
  const revision = await readRevision(db, 'catalogue');
  const read = await reads.caughtUp();
  return {
    revision,
    categories: await read((from) => from.select().from(categoryTable)),
    attributes: await read((from) => from.select().from(attributeValueTable)),
    badges: await read((from) => from.select().from(badgeTable)),
    locations: await read((from) => from.select().from(stockLocationTable)),
    styles: () => mapPages(pages<StyleRow & { key: string }>(read, stylesAfter), styleReader()),
    options: () => mapPages(pages<OptionFields & { key: string }>(read, optionsAfter), optionReader()),
    texts: (language) =>
      mapPages(
        pages<TextRow & { key: string }>(read, (after) => textsAfter(language, after)),
        textReader(),
      ),
    prices: (market) =>
      mapPages(
        pages<{ key: string; rows: string }>(read, (after) => pricesAfter(market, after)),
        toHistory,
      ),
    popularity: (market) => read((from) => readPopularity(from, market)),
    searched: (market) => read((from) => readSearched(from, market)),
  };
}

/** Scores are the recommendations' to make; here they are only read. */
async function readPopularity(db: Db, market: string): Promise<Map<string, number>> {
  const query = sql`select product_id as id, score from recommendation_score where kind = 'popular' and days = 30 and market = ${market}`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: string; score: number }[] };
  return new Map(rows.map(({ id, score }) => [id, score]));
}

/** What one visitor alone searched for could name somebody. Counts are the search's to make; here they are only read. */
async function readSearched(db: Db, market: string): Promise<string[]> {
  const query = sql`
    select term from searched_term
    where market = ${market} and day > (select max(day) from searched_term where market = ${market}) - 28
    group by term having sum(times) >= 5 and sum(empty) * 2 < sum(times) order by sum(times) desc, term limit 500`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { term: string }[] };
  return rows.map(({ term }) => term);
}

/**
 * Each page begins after the last key of the one before: no cursor holds a transaction open while the index is built. While one is taken in
 * the database gets the next one ready.
 */
async function* pages<Row extends { key: string }>(read: ReadDb, query: (after: string) => ReturnType<typeof sql>): AsyncGenerator<Row[]> {
  const ask = async (after: string) => ((await read((from) => from.execute(query(after)))) as unknown as { rows: Row[] }).rows;
  for (let next: Promise<Row[]> | undefined = ask(''); next; ) {
    const rows: Row[] = await next;
    next = rows.length < page ? undefined : ask(rows.at(-1)!.key);
    // Whoever takes no more of them hears nothing of its failure either.
    next?.catch(() => {});
    if (rows.length > 0) yield rows;
  }
}

async function* mapPages<From, To>(from: AsyncIterable<readonly From[]>, change: (row: From) => To): AsyncGenerator<To[]> {
  for await (const rows of from) yield rows.map(change);
}

function stylesAfter(after: string) {
  return sql`${selectStyles} where style_number > ${after} order by style_number limit ${page}`;
}

// Hints are the returns' to make; here they are only read.
const selectStyles = sql`
    select style_number as key, style_number as "styleNumber", ${sql.raw(selectFields('style', styleFields))},
      (select jsonb_build_object('fit', h.fit, 'count', h.pieces, 'sent', h.sent) from fit_hint h
        where h.style_number = style.style_number) as "fitHint"
    from style`;

export async function readStyles(db: Db, where: SQL): Promise<StyleRow[]> {
  const { rows } = await db.execute<StyleRow & { key: string }>(sql`${selectStyles} where ${where}`);
  return rows.map(styleReader());
}

function styleReader(): (row: StyleRow & { key: string }) => StyleRow {
  const read = readFields(styleFields, shareValues());
  return ({ key: _, ...row }) => {
    read(row);
    return row;
  };
}

/**
 * A page with the stock of its variants read in one go along the index, as they stand next to each other there: to look for each of a million
 * by itself takes the database longer than the shop needs for everything else.
 */
function optionsAfter(after: string) {
  const among = sql`s.variant_id between (select min(id) from piece) and (select max(id) from piece)`;
  return selectOptions(sql`product.id > ${after} order by product.id limit ${page}`, sql`from stock s where ${among}`);
}

/** A few of them, wherever they stand. */
export async function readOptions(db: Db, where: SQL): Promise<OptionRow[]> {
  const query = selectOptions(where, sql`from piece join stock s on s.variant_id = piece.id where true`);
  const { rows } = await db.execute<OptionFields & { key: string }>(query);
  return rows.map(optionReader());
}

// Variants and their stock come as one text a product: a row for each of a million would cost more than all the rest.
const selectOptions = (which: SQL, stock: SQL) => sql`
    with chosen as materialized (select * from product where withdrawn_at is null and ${which}),
      piece as materialized (select variant.* from variant join chosen on product_id = chosen.id),
      held as materialized (
        select s.variant_id, string_agg(s.kind || e'\x1d' || s.location_id || e'\x1d' || s.quantity, e'\x1c') as pieces
        ${stock} and s.quantity > 0 group by s.variant_id),
      sold as materialized (
        select v.product_id, string_agg(concat_ws(e'\x1f', v.ean, v.size_id || e'\x1d' || v.size_name,
          coalesce(v.length_id || e'\x1d' || v.length_name, ''), v.in_delivery_date_set::int, held.pieces),
          e'\x1e' order by v.position, v.id) as variants
        from piece v left join held on held.variant_id = v.id group by v.product_id),
      amounts as materialized (
        select product_id, jsonb_object_agg(market, amounts) as "giftCardAmounts"
        from (select product_id, market, jsonb_agg(amount order by amount) as amounts from gift_card_amount
          where product_id in (select id from chosen) group by product_id, market) a group by product_id)
    select p.id as key, p.id, p.style_number as "styleNumber", p.colour, p.option_id as "optionId", p.position,
      extract(epoch from p.new_from)::float8 * 1000 as "newFrom", ${sql.raw(selectFields('p', optionFields))},
      p.images - 'indexes' as images, (p.images->'indexes')::text as "imageIndexes", p.model_measurements as "modelMeasurements",
      (select array_agg(r.related_id order by r.position, r.related_id) from product_relation r
        where r.product_id = p.id and r.kind = 'look') as look,
      (select array_agg(r.related_id order by r.position, r.related_id) from product_relation r
        where r.product_id = p.id and r.kind = 'set') as "setOptions",
      sold.variants, amounts."giftCardAmounts"
    from chosen p left join sold on sold.product_id = p.id left join amounts on amounts.product_id = p.id
    order by p.id`;

type OptionFields = Omit<OptionRow, 'newFrom' | 'comingSoon' | 'variants' | 'look' | 'setOptions' | 'giftCardAmounts'> & {
  newFrom: number;
  comingSoon: number | null;
  variants: string | null;
  look: string[] | null;
  setOptions: string[] | null;
  giftCardAmounts: OptionRow['giftCardAmounts'] | null;
  imageIndexes: string;
};

const none: readonly never[] = [];

function optionReader(): (row: OptionFields & { key: string }) => OptionRow {
  const shared = shareValues();
  const read = readFields(optionFields, shared);
  const toVariant = variantReader();
  return ({ key: _, imageIndexes, ...row }) => {
    read(row);
    return {
      ...row,
      styleNumber: shared.text(row.styleNumber),
      colour: shared.text(row.colour),
      optionId: shared.text(row.optionId),
      images: { ...row.images, indexes: shared.json(imageIndexes) },
      newFrom: new Date(row.newFrom),
      comingSoon: row.comingSoon === null ? null : new Date(row.comingSoon),
      variants: () => row.variants?.split('\x1e').map(toVariant) ?? [],
      look: row.look ?? none,
      setOptions: row.setOptions ?? none,
      giftCardAmounts: row.giftCardAmounts ?? undefined,
    };
  };
}

type Stock = VariantRow['stock'][number];

/** Few places have few different numbers of pieces, and there are few sizes: each is read once, however many millions of variants have it. */
function variantReader(): (text: string) => VariantRow {
  const toStock = once((text): Stock => {
    const [kind, id = '', quantity] = text.split('\x1d');
    return { kind: kind === 'store' ? 'store' : 'warehouse', id, quantity: Number(quantity) };
  });
  const toSize = once((text): VariantRow['size'] => {
    const [id = '', name = ''] = text.split('\x1d');
    return { id, name };
  });
  return (text) => {
    const [ean = '', size = '', length = '', inDelivery, stock] = text.split('\x1f');
    return {
      ...{ ean, size: toSize(size), length: length === '' ? undefined : toSize(length) },
      ...{ inDeliveryDateSet: inDelivery === '1', stock: stock ? stock.split('\x1c').map(toStock) : [] },
    };
  };
}

function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

function textsAfter(language: string, after: string) {
  return sql`${selectTexts}
    where language in (${language}, 'en') and (style_number, language) > (split_part(${after}, ' ', 1), split_part(${after}, ' ', 2))
    order by style_number, language limit ${page}`;
}

const selectTexts = sql`
    select style_number || ' ' || language as key, style_number as "styleNumber", language,
      ${sql.raw(selectFields('style_text', textFields))}
    from style_text`;

export async function readTexts(db: Db, where: SQL): Promise<TextRow[]> {
  const { rows } = await db.execute<TextRow & { key: string }>(sql`${selectTexts} where ${where}`);
  return rows.map(textReader());
}

function textReader(): (row: TextRow & { key: string }) => TextRow {
  const shared = shareValues();
  const read = readFields(textFields, shared);
  return ({ key: _, ...row }) => {
    read(row);
    return { ...row, language: shared.text(row.language) };
  };
}

function pricesAfter(market: string, after: string) {
  return sql`
    select product_id as key, string_agg(concat_ws(' ', extract(epoch from valid_from) * 1000, list, sales, member), ',' order by valid_from) as rows
    from price where market = ${market} and product_id > ${after} group by product_id order by product_id limit ${page}`;
}

export function toHistory({ key, rows }: { key: string; rows: string }): PriceHistory {
  return {
    productId: key,
    rows: rows.split(',').map((row) => {
      const [validFrom, list, sales, member] = row.split(' ').map(Number);
      return { validFrom: validFrom!, list: list!, sales: sales!, member };
    }),
  };
}
