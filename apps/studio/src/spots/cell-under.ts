/** The number of the grid's cell under the pointer, counted from 1. */
export function cellUnder({ clientX, clientY }: { clientX: number; clientY: number }): number | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]')?.getAttribute('data-cell');
  return cell ? Number(cell) : undefined;
}
