type Grid = { columns: number; cells: number; isRtl: boolean };

/** Where a key takes a spot: beside, above or below, to the beginning or the end of the grid. Undefined for any other key. */
export function stepSpot(position: number, key: string, { columns, cells, isRtl }: Grid): number | undefined {
  const inline = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: position + inline,
    ArrowLeft: position - inline,
    ArrowDown: position + columns,
    ArrowUp: position - columns,
    Home: 1,
    End: cells,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.min(Math.max(1, wanted), Math.max(1, cells));
}
