type Spot = { position: number; random: boolean };

/** A random spot takes another cell every day, the same for everybody in a market: pages stay the same for all. (CMS-047) */
export function spotOfDay<S extends Spot>(spots: readonly S[], { seed, cells }: { seed: string; cells: number }): S[] {
  return spots.map((spot, index) => (spot.random && cells > 0 ? { ...spot, position: 1 + (hash(`${seed} ${index}`) % cells) } : spot));
}

export type Cell<T, S> = { kind: 'tile'; tile: T; at: number } | { kind: 'spot'; spot: S };

/** Tiles and spots in the order of the grid. A spot beyond the last tile comes last. */
export function placeSpots<T, S extends Spot>(tiles: readonly T[], spots: readonly S[]): Cell<T, S>[] {
  const waiting = spots.toSorted((a, b) => a.position - b.position);
  const cells: Cell<T, S>[] = [];
  for (const [at, tile] of tiles.entries()) {
    while (waiting[0] && waiting[0].position <= cells.length + 1) cells.push({ kind: 'spot', spot: waiting.shift()! });
    cells.push({ kind: 'tile', tile, at });
  }
  return [...cells, ...waiting.map((spot) => ({ kind: 'spot' as const, spot }))];
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return value;
}
