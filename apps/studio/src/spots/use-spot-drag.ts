import { type RefObject, useEffect, useRef, useState } from 'react';
import { cellUnder } from './cell-under.ts';
import { seenPosition } from './seen-position.ts';

type Dragged = { key: string; position?: number };
type Options = { list: RefObject<HTMLElement | null>; onMove: (key: string, position: number) => void };

/**
 * A spot that follows the pointer from cell to cell. The window is listened to, and not the spot: a spot that changes its place in the
 * list loses the pointer, and would never hear that it was let go.
 */
export function useSpotDrag({ list, onMove }: Options): { dragged: Dragged | undefined; hold: (key: string) => void } {
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef({ dragged, onMove });
  latest.current = { dragged, onMove };
  const key = dragged?.key;

  useEffect(() => {
    if (key === undefined) return;
    const follow = (event: PointerEvent) => {
      const position = cellUnder(event);
      const isOwn = position !== undefined && list.current?.querySelector(`[data-cell="${position}"] [data-spot="${CSS.escape(key)}"]`);
      if (position !== undefined && !isOwn) setDragged({ key, position });
    };
    const letGo = () => {
      const { dragged: last, onMove: move } = latest.current;
      if (last?.position !== undefined) move(key, seenPosition(list.current, key) ?? last.position);
      setDragged(undefined);
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
