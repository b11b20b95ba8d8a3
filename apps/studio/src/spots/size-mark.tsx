import type { TileSize } from '@selvedge/contract/catalogue/listing.ts';

/** A size as a drawing: columns by rows of tiles. */
export function SizeMark({ size }: { size: TileSize }) {
  const [columns = 1, rows = 1] = size.split('x').map(Number);
  return (
    <svg width={30} height={26} viewBox="0 0 30 26" aria-hidden="true">
      {[0, 1, 2].flatMap((column) =>
        [0, 1].map((row) => <rect key={`${column} ${row}`} x={column * 10} y={row * 13} width={9} height={12} fill="var(--hairline)" />),
      )}
      <rect x={0} y={0} width={columns * 10 - 1} height={rows * 13 - 1} fill="var(--ink)" />
    </svg>
  );
}
