export type GridPlace = { row: number; column: number };
export type GridSize = { rows: number; columns: number /** Rows that a leaf through the grid skips. */; page: number };
type Key = { key: string; ctrlKey?: boolean; metaKey?: boolean };

/** Where a key goes in a grid, as screen readers and spreadsheets have it; undefined for a key that goes nowhere. */
export function moveInGrid(
  { row, column }: GridPlace,
  { key, ctrlKey = false, metaKey = false }: Key,
  size: GridSize,
): GridPlace | undefined {
  const far = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const places: Record<string, GridPlace> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? lastRow : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? lastColumn : column + 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? lastRow : row, column: lastColumn },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
  };
  const place = Object.hasOwn(places, key) ? places[key]! : undefined;
  return place && { row: clamp(place.row, lastRow), column: clamp(place.column, lastColumn) };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value));
}
