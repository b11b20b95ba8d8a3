import type { DragEndEvent, DragMoveEvent } from '@dnd-kit/dom';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { placeUnder } from './place-under.ts';
import { type Step, stepOfKey } from './step-of-key.ts';
import { useDragElements } from './use-drag-elements.ts';

export type Where = 'before' | 'after' | 'inside';
type Drop = { id: string; onto: string; where: Where };
type Held = { id: string } & Partial<Omit<Drop, 'id'>>;

type Options = {
  readOnly?: boolean;
  /** A copy follows the pointer. False where what is dragged shows itself at its new place at once. */
  isLifted?: boolean;
  /** Dragged by every part of it that does nothing else, and not by its handle only. */
  isWhole?: boolean;
  /** Which side of the place under the pointer is meant; undefined where it can't be dropped. `down` runs from 0 to 1. */
  whereOf?: (at: { id: string; onto: string; down: number }) => Where | undefined;
  onDrop: (drop: Drop) => void;
  /** Alt and an arrow key. Answers the id whose handle gets the focus. */
  onStep?: (id: string, step: Step) => string | undefined;
};

/**
 * Putting things in order: by mouse, by touch, and with Alt and the arrow keys. `item` goes to what is dragged and dropped on, `place` to
 * what is only dropped on, `source` to what is only dragged; `handle` to the button that drags its item and listens to the keys. Who
 * moves something says so in an Announcement: only the screen knows what its places are called.
 */
export function useDragAndDrop(options: Options) {
  const { readOnly = false, isLifted = true, isWhole = false, onStep } = options;
  const { manager, places, handles, refOf } = useDragElements({ isLifted, isWhole });
  const latest = useRef(options);
  latest.current = options;
  const [held, setHeld] = useState<Held>();
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    const read = ({ operation: { source }, nativeEvent }: DragMoveEvent | DragEndEvent): Held | undefined => {
      if (!source || !(nativeEvent instanceof PointerEvent)) return undefined;
      const id = String(source.id);
      const found = placeUnder(nativeEvent, { places, except: isLifted ? source.element : undefined });
      const where = found && (latest.current.whereOf ?? beforeAnother)({ id, ...found });
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

  // What was moved by keys may stand in another element now; the focus goes along.
  useEffect(() => {
    if (wanted.current !== undefined) handles.get(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const keys = (id: string) => ({
    onKeyDown(event: KeyboardEvent) {
      const step = stepOfKey(event);
      if (readOnly || !step || !onStep) return;
      event.preventDefault();
      wanted.current = onStep(id, step);
    },
  });
  const drawn = (kind: 'item' | 'place' | 'source', id: string) => ({
    ...(!readOnly && { ref: refOf(kind, id) }),
    'data-dragged': held?.id === id || undefined,
    'data-over': held?.onto === id ? held.where : undefined,
  });
  return {
    held,
    item: (id: string) => drawn('item', id),
    place: (id: string) => drawn('place', id),
    source: (id: string) => drawn('source', id),
    handle: (id: string) => ({ ref: refOf('handle', id), ...keys(id) }),
    /** For what is dragged without a handle. */
    keys,
  };
}

export type DragAndDrop = ReturnType<typeof useDragAndDrop>;

const beforeAnother = ({ id, onto }: { id: string; onto: string }): Where | undefined => (id === onto ? undefined : 'before');
