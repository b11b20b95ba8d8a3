import type { DragDropManager, DragEndEvent, DragMoveEvent } from '@dnd-kit/dom';
import { useEffect, useRef, useState } from 'react';
import { placeUnder } from './place-under.ts';

export type Where = 'before' | 'after' | 'inside';
export type Drop = { id: string; onto: string; where: Where };
type Held = { id: string } & Partial<Omit<Drop, 'id'>>;

type Options = {
  manager: DragDropManager;
  places: ReadonlyMap<Element, string>;
  isLifted: boolean;
  whereOf: (at: { id: string; onto: string; down: number }) => Where | undefined;
  onDrop: (drop: Drop) => void;
};

/** What is being dragged and over which place it is; tells where it was let go. */
export function useHeld({ manager, places, isLifted, whereOf, onDrop }: Options): Held | undefined {
  const latest = useRef({ whereOf, onDrop });
  latest.current = { whereOf, onDrop };
  const [held, setHeld] = useState<Held>();

  useEffect(() => {
    const read = ({ operation: { source }, nativeEvent }: DragMoveEvent | DragEndEvent): Held | undefined => {
      if (!source || !(nativeEvent instanceof PointerEvent)) return undefined;
      const id = String(source.id);
      const found = placeUnder(nativeEvent, { places, except: isLifted ? source.element : undefined });
      const where = found && latest.current.whereOf({ id, ...found });
      return where ? { id, onto: found.onto, where } : { id };
    };
    const onDragMove = (event: DragMoveEvent) => {
      const next = read(event);
      setHeld((before) => (before?.onto === next?.onto && before?.where === next?.where ? before : next));
    };
    // Where it is let go is read from that very event: the last move may not have been drawn yet.
    const onDragEnd = (event: DragEndEvent) => {
      const { id, onto, where } = (!event.canceled && read(event)) || {};
      setHeld(undefined);
      if (id !== undefined && onto !== undefined && where) latest.current.onDrop({ id, onto, where });
    };
    const stops = [
      manager.monitor.addEventListener('dragstart', ({ operation }) => setHeld({ id: String(operation.source?.id) })),
      manager.monitor.addEventListener('dragmove', onDragMove),
      manager.monitor.addEventListener('dragend', onDragEnd),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [manager, places, isLifted]);

  return held;
}
