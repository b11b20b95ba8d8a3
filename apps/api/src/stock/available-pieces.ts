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
export function availablePieces(
  { structure, market }: MarketCatalogue,
  { sku, variant, stock }: { sku: string; variant: number; stock: StockChanges },
): Available {
  const { locations } = structure.variants;
  const serves = ({ kind, id }: Pick<Pieces, 'kind' | 'id'>) => {
    const place = locations.find((each) => each.kind === kind && each.id === id);
    return !place || servesMarket(place, market.id);
  };
  let [warehouse, store] = [0, 0];
  for (const { kind, id, quantity } of stock.find(sku) ?? piecesOf(structure.variants, variant)) {
    if (!serves({ kind, id })) continue;
    if (kind === 'warehouse') warehouse += quantity;
    else store = Math.max(store, quantity);
  }
  return { warehouse, store };
}

function* piecesOf(variants: MarketCatalogue['structure']['variants'], variant: number): Generator<Pieces> {
  for (let at = variants.stockStart[variant]!; at < variants.stockStart[variant + 1]!; at++) {
    const { kind, id } = variants.locations[variants.stockLocation[at]!]!;
    yield { kind, id, quantity: variants.stockQuantity[at]! };
  }
}
