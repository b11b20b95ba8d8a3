import type { ExportPart } from '@selvedge/contract/studio/product-export.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { writeCsv } from '@selvedge/domain/text/write-csv.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { productWhere } from '../products/product-where.ts';
import { type CsvShape, exportColumns, styleRows } from './csv-export.ts';
import { readStyles } from './read-styles.ts';

const partSize = 200;

export type ExportAsked = { filter: ProductFilter; format: 'csv' | 'jsonl'; markets?: string[] | undefined; after: string };

/** The next part of a file. Whole styles: an import takes a style that it reads for the whole of it. */
export async function exportPart(ctx: Ctx, { filter, format, markets, after }: ExportAsked): Promise<ExportPart> {
  const { rows } = await ctx.db.execute<{ style: string }>(sql`
    select distinct f.style_number as style from product_find f
    where ${productWhere(filter, ctx.now)} and f.style_number > ${after} order by 1 limit ${partSize}`);
  const numbers = rows.map(({ style }) => style);
  const styles = numbers.length > 0 ? await readStyles(ctx.db, numbers) : [];
  const next = numbers.length === partSize ? numbers.at(-1) : undefined;
  const isFirst = after === '';
  const text =
    format === 'csv' ? await csvText(ctx, { styles, markets, isFirst }) : styles.map((style) => `${JSON.stringify(style)}\n`).join('');
  return { text, styles: styles.length, ...(next && { next }) };
}

type CsvText = { styles: Awaited<ReturnType<typeof readStyles>>; markets: string[] | undefined; isFirst: boolean };

async function csvText(ctx: Ctx, { styles, markets, isFirst }: CsvText): Promise<string> {
  const shape = await csvShape(ctx, markets);
  const columns = exportColumns(shape);
  const lines = styles.flatMap((style) => [...styleRows(style, columns, { ...shape, now: ctx.now })]);
  const text = writeCsv(isFirst ? [columns.map(({ name }) => name), ...lines] : lines);
  // Each part begins where the one before ended; only the file has a mark at its beginning.
  return isFirst ? text : text.slice(1);
}

/** The same for every part of a file, whatever the part holds. */
async function csvShape({ db, content, catalogue }: Ctx, markets: string[] | undefined): Promise<CsvShape> {
  const { rows: languages } = await db.execute<{ language: string }>(sql`
    with recursive known as (
      (select language from style_text order by language limit 1)
      union all
      select (select t.language from style_text t where t.language > k.language order by t.language limit 1) from known k
      where k.language is not null)
    select language from known where language is not null`);
  const { rows: described } = await db.execute<{ kind: string; id: string }>(sql`select kind, id from stock_location`);
  const places = [...described, ...catalogue.structure.variants.locations];
  const ofKind = (kind: string) => [...new Set(places.filter((place) => place.kind === kind).map(({ id }) => id))].sort();
  const all = new Set(['en', ...content.markets.map(({ language }) => language.baseCode), ...languages.map(({ language }) => language)]);
  return {
    languages: ['en', ...[...all].filter((language) => language !== 'en').sort()],
    markets: content.markets.filter(({ id }) => !markets || markets.includes(id)).map(({ id, decimals }) => ({ id, decimals })),
    giftCardMarkets: content.markets.map(({ id }) => id),
    ...{ warehouses: ofKind('warehouse'), stores: ofKind('store') },
  };
}
