import type { LocationRow, VariantRow } from './catalogue-source.ts';
import type { YieldToEventLoop } from './create-yield.ts';
import { collectNumbers } from './index/collect-numbers.ts';
import { sortInSlices } from './sort-in-slices.ts';
import { noLength, type VariantColumns } from './structure.ts';

/**
 * Gathers variants while products are read, in the order in which they are read, and puts them into that of the products in the end: as
 * they come from the source, those of a large assortment would not fit in memory at once.
 */
export function gatherVariants(locationRows: readonly LocationRow[]) {
  const sizes = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const lengths = register<{ id: string; name: string }>(({ id, name }) => `${id}\u0000${name}`);
  const locations = register<LocationRow>(({ kind, id }) => `${kind}\u0000${id}`);
  for (const location of locationRows) locations.numberOf(location);
  const start = collectNumbers();
  const columns = {
    ...{ size: collectNumbers(), length: collectNumbers(), ean: collectNumbers(Float64Array) },
    ...{ eanDigits: collectNumbers(), inDeliveryDateSet: collectNumbers() },
  };
  const stock = { start: collectNumbers(), location: collectNumbers(), quantity: collectNumbers() };
  start.push(0);
  stock.start.push(0);
  const sizeOf = byObject(sizes.numberOf);
  const lengthOf = byObject(lengths.numberOf);
  const placeOf = byObject(({ kind, id }: VariantRow['stock'][number]) => locations.numberOf({ kind, id, name: '', markets: null }));
  return {
    add(variants: readonly VariantRow[]): void {
      for (const variant of variants) {
        columns.size.push(sizeOf(variant.size));
        columns.length.push(variant.length ? lengthOf(variant.length) : noLength);
        columns.ean.push(Number(variant.ean));
        columns.eanDigits.push(variant.ean.length);
        columns.inDeliveryDateSet.push(variant.inDeliveryDateSet ? 1 : 0);
        for (const each of variant.stock) {
          if (each.quantity <= 0) continue;
          stock.location.push(placeOf(each));
          stock.quantity.push(Math.min(each.quantity, 0xffff));
        }
        stock.start.push(stock.location.length);
      }
      start.push(columns.size.length);
    },
    /** `order` names products by when they were added. */
    async inOrder(order: Uint32Array, yieldToEventLoop: YieldToEventLoop): Promise<VariantColumns> {
      const [count, stocked] = [columns.size.length, stock.location.length];
      const ordered = {
        ...{ start: new Uint32Array(order.length + 1), size: new Uint16Array(count), length: new Uint16Array(count) },
        ...{ ean: new Float64Array(count), eanDigits: new Uint8Array(count), inDeliveryDateSet: new Uint8Array(count) },
        ...{ stockStart: new Uint32Array(count + 1), stockLocation: new Uint16Array(stocked), stockQuantity: new Uint16Array(stocked) },
      };
      let [to, stockTo] = [0, 0];
      for (const [product, added] of order.entries()) {
        for (let from = start.at(added); from < start.at(added + 1); from++) {
          for (const name of ['size', 'length', 'ean', 'eanDigits', 'inDeliveryDateSet'] as const)
            ordered[name][to] = columns[name].at(from);
          for (let at = stock.start.at(from); at < stock.start.at(from + 1); at++) {
            ordered.stockLocation[stockTo] = stock.location.at(at);
            ordered.stockQuantity[stockTo++] = stock.quantity.at(at);
          }
          ordered.stockStart[++to] = stockTo;
        }
        ordered.start[product + 1] = to;
        if ((product & 0x7f) === 0) await yieldToEventLoop();
      }
      const { ean } = ordered;
      const byEan = await sortInSlices(count, (a, b) => ean[a]! - ean[b]!, yieldToEventLoop);
      return { ...ordered, byEan, sizes: sizes.all, lengths: lengths.all, locations: locations.all };
    },
  };
}

/** Those of a source that gives a new object each time are not worth remembering. */
const mostRemembered = 100_000;

/** Sources give the same object for the same size or stock, and a look at it is quicker than a key made of it. */
function byObject<T extends object>(numberOf: (value: T) => number): (value: T) => number {
  const known = new Map<T, number>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const number = numberOf(value);
    if (known.size < mostRemembered) known.set(value, number);
    return number;
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
