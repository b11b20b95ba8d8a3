import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellUnder } from './cell-under.ts';
import { seenPosition } from './seen-position.ts';

type Dragged = { key: string; position?: number | undefined };
type Options = { list: RefObject<HTMLElement | null>; onMove: (key: string, position: number) => void };

/**
 * A spot that follows the pointer from cell to cell. The window is listened to, and not the spot: a spot that changes its place in the
 * list loses the pointer, and would never hear that it was let go.
 */
export function useSpotDrag({ list, onMove }: Options): { dragged: Dragged | undefined; hold: (key: string) => void } {
  const [dragged, setDragged] = useState<Dragged>();
  const move = useRef(onMove);
  move.current = onMove;
  const key = dragged?.key;

  useEffect(() => {
    if (key === undefined) return;
    let last: number | undefined;
    const follow = (event: PointerEvent) => {
      const position = cellUnder(event);
      const isOwn = position !== undefined && list.current?.querySelector(`[data-cell="${position}"] [data-spot="${CSS.escape(key)}"]`);
      if (position === undefined || isOwn) return;
      last = position;
      setDragged({ key, position });
    };
    const letGo = () => {
      // Where it was dropped may not be drawn yet on a slow machine, and only what is drawn can be measured.
      if (last !== undefined) flushSync(() => setDragged({ key, position: last! }));
      const position = last === undefined ? undefined : (seenPosition(list.current, key) ?? last);
      setDragged(undefined);
      if (position !== undefined) move.current(key, position);
    };
    const giveUp = () => setDragged(undefined);
    addEventListener('pointermove', follow);
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', giveUp);
    return () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', giveUp);
    };
  }, [key, list]);

  return { dragged, hold: (held) => setDragged({ key: held }) };
}
