import type { LocationRow, OptionRow } from './catalogue-source.ts';
import type { YieldToEventLoop } from './create-yield.ts';
import { sortInSlices } from './sort-in-slices.ts';
import { noLength, type VariantColumns } from './structure.ts';

export async function variantColumns(
  rows: readonly OptionRow[],
  locationRows: readonly LocationRow[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<VariantColumns> {
  const sizes = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const lengths = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const locations = register<LocationRow>(({ kind, id }) => `${kind}\u0000${id}`);
  for (const location of locationRows) locations.numberOf(location);
  const start = new Uint32Array(rows.length + 1);
  const columns = { size: list(), length: list(), ean: list(), eanDigits: list(), inDeliveryDateSet: list() };
  const stock = { start: [0], location: list(), quantity: list() };
  for (const [product, row] of rows.entries()) {
    for (const variant of row.variants()) {
      columns.size.push(sizes.numberOf(variant.size));
      columns.length.push(variant.length ? lengths.numberOf(variant.length) : noLength);
      columns.ean.push(Number(variant.ean));
      columns.eanDigits.push(variant.ean.length);
      columns.inDeliveryDateSet.push(variant.inDeliveryDateSet ? 1 : 0);
      for (const { kind, id, quantity } of variant.stock) {
        if (quantity <= 0) continue;
        stock.location.push(locations.numberOf({ kind, id, name: '', markets: null }));
        stock.quantity.push(Math.min(quantity, 0xffff));
      }
      stock.start.push(stock.location.length);
    }
    start[product + 1] = columns.size.length;
    await yieldToEventLoop();
  }
  const ean = Float64Array.from(columns.ean);
  await yieldToEventLoop();
  const byEan = await sortInSlices(ean.length, (a, b) => ean[a]! - ean[b]!, yieldToEventLoop);
  return {
    ...{ start, ean, byEan },
    size: Uint16Array.from(columns.size),
    length: Uint16Array.from(columns.length),
    eanDigits: Uint8Array.from(columns.eanDigits),
    inDeliveryDateSet: Uint8Array.from(columns.inDeliveryDateSet),
    stockStart: Uint32Array.from(stock.start),
    stockLocation: Uint16Array.from(stock.location),
    stockQuantity: Uint16Array.from(stock.quantity),
    ...{ sizes: sizes.all, lengths: lengths.all, locations: locations.all },
  };
}

const list = (): number[] => [];

function register<T>(keyOf: (value: T) => string) {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    all: all as readonly T[],
    numberOf(value: T): number {
      const key = keyOf(value);
      let number = numbers.get(key);
      if (number === undefined) {
        number = all.length;
        numbers.set(key, number);
        all.push(value);
      }
      return number;
    },
  };
}

/** The variant with a bar code. Leading zeros do not tell two codes apart. */
export function findByEan({ byEan, ean }: VariantColumns, code: string): number | undefined {
  const wanted = Number(code);
  let low = 0;
  let high = byEan.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ean[byEan[middle]!]!;
    if (found === wanted) return byEan[middle]!;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Which product a variant belongs to. */
export function productOfVariant({ start }: VariantColumns, variant: number): number {
  let low = 0;
  let high = start.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (start[middle]! <= variant) low = middle;
    else high = middle - 1;
  }
  return low;
}
