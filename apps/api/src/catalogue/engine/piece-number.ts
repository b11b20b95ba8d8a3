/** What a piece is chosen by: its size, its length, and where it is to be had (1 by parcel, 2 in a store, 3 both). */
export type PieceFields = { size: string; length: string | undefined; places: number };

/** As a key of the vocabulary. */
export function fieldOf({ size, length, places }: PieceFields): string {
  return JSON.stringify([size, length ?? null, places]);
}

export function readFields(key: string): PieceFields {
  const [size, length, places] = JSON.parse(key) as [string, string | null, number];
  return { size, length: length ?? undefined, places };
}
