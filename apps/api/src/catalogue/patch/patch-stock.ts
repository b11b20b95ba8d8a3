import type { OptionRow } from '../catalogue-source.ts';
import type { VariantColumns } from '../structure.ts';

type Pieces = { place: number; quantity: number };

/** Pieces as they are now. Undefined when one lies at a place that nobody has heard of. */
export function patchStock(variants: VariantColumns, rows: ReadonlyMap<number, OptionRow>): VariantColumns | undefined {
  const placeOf = new Map(variants.locations.map(({ kind, id }, place) => [`${kind} ${id}`, place]));
  const changed = new Map<number, Pieces[]>();
  for (const [product, row] of [...rows].sort(([a], [b]) => a - b)) {
    for (const [at, { stock }] of row.variants().entries()) {
      const variant = variants.start[product]! + at;
      const given = stock
        .filter(({ quantity }) => quantity > 0)
        .map(({ kind, id, quantity }) => ({ place: placeOf.get(`${kind} ${id}`) ?? -1, quantity: Math.min(quantity, 0xffff) }));
      if (given.some(({ place }) => place < 0)) return undefined;
      if (!isHeld(variants, variant, given)) changed.set(variant, given);
    }
  }
  return changed.size === 0 ? variants : { ...variants, ...splice(variants, changed) };
}

function isHeld({ stockStart, stockLocation, stockQuantity }: VariantColumns, variant: number, given: readonly Pieces[]): boolean {
  const held = new Map<number, number>();
  for (let at = stockStart[variant]!; at < stockStart[variant + 1]!; at++) held.set(stockLocation[at]!, stockQuantity[at]!);
  return held.size === given.length && given.every(({ place, quantity }) => held.get(place) === quantity);
}

type StockColumns = Pick<VariantColumns, 'stockStart' | 'stockLocation' | 'stockQuantity'>;

function splice(before: StockColumns, changed: ReadonlyMap<number, readonly Pieces[]>): StockColumns {
  let length = before.stockLocation.length;
  for (const [variant, given] of changed) length += given.length - (before.stockStart[variant + 1]! - before.stockStart[variant]!);
  const stockStart = before.stockStart.slice();
  const stockLocation = new Uint16Array(length);
  const stockQuantity = new Uint16Array(length);
  let [from, to, next] = [0, 0, 0];
  const copyUntil = (variant: number) => {
    const end = before.stockStart[variant]!;
    stockLocation.set(before.stockLocation.subarray(from, end), to);
    stockQuantity.set(before.stockQuantity.subarray(from, end), to);
    for (let at = next; at <= variant; at++) stockStart[at] = before.stockStart[at]! + to - from;
    to += end - from;
    [from, next] = [end, variant + 1];
  };
  for (const [variant, given] of changed) {
    copyUntil(variant);
    for (const { place, quantity } of given) {
      stockLocation[to] = place;
      stockQuantity[to++] = quantity;
    }
    from = before.stockStart[variant + 1]!;
  }
  copyUntil(before.stockStart.length - 1);
  return { stockStart, stockLocation, stockQuantity };
}
