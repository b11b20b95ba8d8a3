import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { servesMarket } from '../catalogue/supply.ts';
import type { Pieces, StockChanges } from './stock-changes.ts';

export type Available = {
  /** In all warehouses that serve the market. */
  warehouse: number;
  /** In the one store that has most of it: a parcel leaves from one place. */
  store: number;
};

/** What can be sent to the market now: stock as it was read with the assortment, or as it has moved since. */
export function availablePieces(catalogue: MarketCatalogue, asked: { sku: string; variant: number; stock: StockChanges }): Available {
  let [warehouse, store] = [0, 0];
  for (const { kind, quantity } of listPieces(catalogue, asked)) {
    if (kind === 'warehouse') warehouse += quantity;
    else store = Math.max(store, quantity);
  }
  return { warehouse, store };
}

/** The same, place by place. */
export function* listPieces(
  { structure, market }: MarketCatalogue,
  { sku, variant, stock }: { sku: string; variant: number; stock: StockChanges },
): Generator<Pieces> {
  const { locations } = structure.variants;
  for (const pieces of stock.find(sku) ?? piecesOf(structure.variants, variant)) {
    const place = locations.find(({ kind, id }) => kind === pieces.kind && id === pieces.id);
    if (!place || servesMarket(place, market.id)) yield pieces;
  }
}

function* piecesOf(variants: MarketCatalogue['structure']['variants'], variant: number): Generator<Pieces> {
  for (let at = variants.stockStart[variant]!; at < variants.stockStart[variant + 1]!; at++) {
    const { kind, id } = variants.locations[variants.stockLocation[at]!]!;
    yield { kind, id, quantity: variants.stockQuantity[at]! };
  }
}
