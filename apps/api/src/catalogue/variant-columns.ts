import type { Breathe } from './breathe.ts';
import type { LocationRow, OptionRow } from './source.ts';
import { noLength, type VariantColumns } from './structure.ts';

export async function variantColumns(
  rows: readonly OptionRow[],
  locationRows: readonly LocationRow[],
  breathe: Breathe,
): Promise<VariantColumns> {
  const total = rows.reduce((sum, { variants }) => sum + variants.length, 0);
  const stocks = rows.reduce((sum, { variants }) => sum + variants.reduce((inner, { stock }) => inner + stock.length, 0), 0);
  await breathe();
  const sizes = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const lengths = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const locations = register<LocationRow>(({ kind, id }) => `${kind}\u0000${id}`);
  for (const location of locationRows) locations.numberOf(location);
  const start = new Uint32Array(rows.length + 1);
  const size = new Uint16Array(total);
  const length = new Uint16Array(total);
  const ean = new Float64Array(total);
  const eanDigits = new Uint8Array(total);
  const inDeliveryDateSet = new Uint8Array(total);
  const stockStart = new Uint32Array(total + 1);
  const stockLocation = new Uint16Array(stocks);
  const stockQuantity = new Uint16Array(stocks);
  let at = 0;
  let stockAt = 0;
  for (const [product, { variants }] of rows.entries()) {
    for (const variant of variants) {
      size[at] = sizes.numberOf(variant.size);
      length[at] = variant.length ? lengths.numberOf(variant.length) : noLength;
      ean[at] = Number(variant.ean);
      eanDigits[at] = variant.ean.length;
      inDeliveryDateSet[at] = variant.inDeliveryDateSet ? 1 : 0;
      for (const { kind, id, quantity } of variant.stock) {
        if (quantity <= 0) continue;
        stockLocation[stockAt] = locations.numberOf({ kind, id, name: '', markets: null });
        stockQuantity[stockAt++] = Math.min(quantity, 0xffff);
      }
      stockStart[++at] = stockAt;
    }
    start[product + 1] = at;
    await breathe();
  }
  const byEan = Uint32Array.from({ length: total }, (_, index) => index).sort((a, b) => ean[a]! - ean[b]!);
  await breathe();
  return {
    ...{ start, size, length, ean, eanDigits, inDeliveryDateSet, byEan, stockStart, stockLocation, stockQuantity },
    ...{ sizes: sizes.all, lengths: lengths.all, locations: locations.all },
  };
}

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
