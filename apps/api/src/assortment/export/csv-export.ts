import type { AssortmentOption, AssortmentStyle, AssortmentVariant, ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { rowAt } from '@selvedge/domain/catalogue/price-plan.ts';
import { unitWith } from '@selvedge/domain/money/minor-units.ts';
import { type CsvColumn, csvColumns } from '../import/csv-columns.ts';

export type CsvShape = {
  languages: readonly string[];
  /** Those whose prices are in it. */
  markets: readonly { id: string; decimals: number }[];
  /** What a gift card is worth there is needed in every file that names it. */
  giftCardMarkets: readonly string[];
  warehouses: readonly string[];
  stores: readonly string[];
};

type ExportColumn = CsvColumn & { base: string; name: string; key: string };

/** The columns of the import, one for each language, market and place that there is. */
export function exportColumns({ languages, markets, giftCardMarkets, warehouses, stores }: CsvShape): ExportColumn[] {
  const keysOf = (base: string): readonly string[] => {
    if (base === 'stock') return warehouses;
    if (base === 'gift_card_amounts') return giftCardMarkets;
    return base === 'store_stock' ? stores : markets.map(({ id }) => id);
  };
  return Object.entries(csvColumns).flatMap(([base, column]): ExportColumn[] => {
    // Without it a price begins with the import, and one that is the same as now is no change.
    if (base === 'price_from') return [];
    if (column.per === 'language') return languages.map((key) => ({ ...column, base, key, name: key === 'en' ? base : `${base}:${key}` }));
    if (column.per === 'key') return keysOf(base).map((key) => ({ ...column, base, key, name: `${base}:${key}` }));
    return [{ ...column, base, key: '', name: base }];
  });
}

const repeated = new Set(['style_number', 'colour', 'option_id']);

/** A row for each size; what belongs to the style or the colour stands in its first row. */
export function* styleRows(
  style: AssortmentStyle,
  columns: readonly ExportColumn[],
  { markets, now }: CsvShape & { now: Date },
): Generator<string[]> {
  const decimals = new Map(markets.map(({ id, decimals: digits }) => [id, digits]));
  let isFirstOfStyle = true;
  for (const option of style.options) {
    const priced = { ...option, prices: currentPrices(option, now) };
    let isFirstOfOption = true;
    for (const variant of option.variants.length > 0 ? option.variants : [undefined]) {
      yield columns.map((column) => {
        const isSaid = { style: isFirstOfStyle, option: isFirstOfOption, variant: true }[column.level] || repeated.has(column.base);
        return isSaid ? cellOf(column, { style, option: priced, variant }, decimals) : '';
      });
      isFirstOfStyle = false;
      isFirstOfOption = false;
    }
  }
}

type Levels = { style: AssortmentStyle; option: object; variant: AssortmentVariant | undefined };

function cellOf(column: ExportColumn, levels: Levels, decimals: ReadonlyMap<string, number>): string {
  let value: unknown = levels[column.level];
  for (const step of column.path) {
    const name = step === '*' ? column.key : step;
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  }
  if (value === undefined || value === null) return '';
  if (column.value === 'list' || column.value === 'amounts') return (value as unknown[]).join('|');
  if (column.value === 'images') return picturesCell(value as ImageIndex[]);
  if (column.value === 'json') return (value as unknown[]).length > 0 ? JSON.stringify(value) : '';
  if (column.value === 'money') return writeAmount(value as number, decimals.get(column.key) ?? 2);
  return String(value);
}

/** A product without a picture says so: left empty it would be given one. Those of the library stay with the product, whatever a file says. */
function picturesCell(pictures: readonly ImageIndex[]): string {
  const own = pictures.filter(({ media }) => media === undefined);
  return own.map(({ index, format }) => `${index}:${format}`).join('|') || '|';
}

/** What is asked now; a market that asks nothing yet is left out, and keeps what it plans. */
function currentPrices({ prices }: AssortmentOption, now: Date): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([market, rows]) => {
      const history = rows.map(({ from, list, sales = list, member }) => ({ validFrom: Date.parse(from), list, sales, member }));
      const row = rowAt(history, now.getTime());
      return row ? [[market, [{ list: row.list, sales: row.sales, ...(row.member !== undefined && { member: row.member }) }]]] : [];
    }),
  );
}

function writeAmount(minor: number, decimals: number): string {
  return (minor / unitWith(decimals)).toFixed(decimals);
}
