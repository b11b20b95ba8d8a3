import type { TakenPieces } from '../stock/reserve-stock.ts';

/** Two lines of one article are one movement of the stock. */
export function piecesAt(
  moved: readonly { sku: string; quantity: number }[],
  place: Pick<TakenPieces, 'kind' | 'locationId'>,
): TakenPieces[] {
  const bySku = Map.groupBy(moved, ({ sku }) => sku);
  return [...bySku].map(([sku, of]) => ({ sku, ...place, quantity: of.reduce((sum, each) => sum + each.quantity, 0) }));
}
