import type { FavouriteSize } from '@selvedge/contract/account-overview.ts';

export type KeptPiece = { /** The kind of garment, as shoppers know it. */ kind: string; size: string; length: string; quantity: number };

/**
 * The size that a shopper kept most of each kind of garment, the kinds of one size together, what was bought most first. Of two sizes
 * kept as often the one that was bought last: `pieces` come newest first.
 */
export function favouriteSizes(pieces: readonly KeptPiece[], most = 4): FavouriteSize[] {
  const chosen = [...Map.groupBy(pieces, ({ kind }) => kind)].map(([kind, of]) => ({ kind, ...mostKept(of) }));
  const bySize = Map.groupBy(chosen, ({ size }) => size);
  return [...bySize]
    .map(([size, kinds]) => ({
      size,
      kinds: kinds.map(({ kind }) => kind),
      quantity: kinds.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, most);
}

function mostKept(pieces: readonly KeptPiece[]): { size: string; quantity: number } {
  const counts = [...Map.groupBy(pieces, ({ size, length }) => (length === '' ? size : `${size}/${length}`))].map(([size, of]) => ({
    size,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return counts.reduce((best, each) => (each.quantity > best.quantity ? each : best));
}
