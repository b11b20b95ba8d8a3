import { type TileSize, tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { seenPosition } from './seen-position.ts';

type Placed = { key: string; position: number };
type Options = {
  list: RefObject<HTMLElement | null>;
  readOnly: boolean;
  onMove: (key: string, position: number) => void;
  onAdd: (size: TileSize, position: number) => void;
};

/** A spot that goes from cell to cell with the pointer, and a size that is dragged from the palette into a cell. */
export function useSpotDrag({ list, readOnly, onMove, onAdd }: Options) {
  const [last, setLast] = useState<Placed>();
  const [landed, setLanded] = useState<Placed>();
  const drag = useDragAndDrop({
    readOnly,
    isLifted: false,
    whereOf: () => 'inside',
    onDrop({ id, onto }) {
      const size = sizeOf(id);
      // Over itself: it stands where it was dragged to last.
      const position = onto === id ? last?.position : cellOf(list.current, onto);
      if (position === undefined) return;
      if (size) return onAdd(size, position);
      // Where it was dropped may not be drawn yet on a slow machine, and only what is drawn can be measured.
      flushSync(() => setLanded({ key: id, position }));
      const seen = seenPosition(list.current, id) ?? position;
      setLanded(undefined);
      onMove(id, seen);
    },
  });

  const { held } = drag;
  useEffect(() => {
    if (!held) return setLast(undefined);
    const position = held.onto === undefined || held.onto === held.id ? undefined : cellOf(list.current, held.onto);
    if (position !== undefined && !sizeOf(held.id)) setLast({ key: held.id, position });
  }, [held, list]);

  return { drag, placed: landed ?? (held && last) };
}

export const cellId = (cell: number): string => `cell ${cell}`;
export const sizeId = (size: TileSize): string => `size ${size}`;

const sizeOf = (id: string): TileSize | undefined => tileSizes.find((size) => sizeId(size) === id);

/** The number of a cell, or of the cell in which another spot stands. */
function cellOf(list: HTMLElement | null, id: string): number | undefined {
  const cell = list
    ?.querySelector(`[data-spot="${CSS.escape(id)}"]`)
    ?.closest('[data-cell]')
    ?.getAttribute('data-cell');
  const number = Number(cell ?? id.replace('cell ', ''));
  return Number.isInteger(number) ? number : undefined;
}
