import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { changeSpot, listSpots } from './page-spots.ts';

/**
 * Puts a spot into a cell. One that stands there makes room towards the cell that has become free: two spots of one cell would stand in
 * the order of the list, and nobody could put the second one first.
 */
export function moveSpot(content: EditedContent, key: string, position: number): EditedContent {
  const others = listSpots(content).filter((spot) => spot.key !== key && !spot.random);
  const from = listSpots(content).find((spot) => spot.key === key)?.position ?? position;
  const step = position > from ? -1 : 1;
  let moved = changeSpot(content, key, { position });
  let cell = position;
  for (let other = at(others, cell); other && cell !== from; other = at(others, cell)) {
    cell += step;
    moved = changeSpot(moved, other.key, { position: cell });
  }
  return moved;
}

const at = (spots: ReturnType<typeof listSpots>, cell: number) => spots.find(({ position }) => position === cell);
