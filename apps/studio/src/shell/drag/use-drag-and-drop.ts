import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Step, stepOfKey } from './step-of-key.ts';
import { useDragElements } from './use-drag-elements.ts';
import { type Drop, useHeld, type Where } from './use-held.ts';

type Options = {
  readOnly?: boolean;
  /** A copy follows the pointer. False where what is dragged shows itself at its new place at once. */
  isLifted?: boolean;
  /** Dragged by every part of it that does nothing else, and not by its handle only. */
  isWhole?: boolean;
  /** Which side of the place under the pointer is meant; undefined where it can't be dropped. `down` runs from 0 to 1. */
  whereOf?: (at: { id: string; onto: string; down: number }) => Where | undefined;
  onDrop: (drop: Drop) => void;
  /** Alt and an arrow key. Answers the id whose handle gets the focus, or undefined where nothing was moved. */
  onStep?: (id: string, step: Step) => string | undefined;
};

/**
 * Putting things in order: by mouse, by touch, and with Alt and the arrow keys. `item` goes to what is dragged and dropped on, `place` to
 * what is only dropped on, `source` to what is only dragged; `handle` to the button that drags its item and listens to the keys. Who
 * moves something says so in an Announcement: only the screen knows what its places are called.
 */
export function useDragAndDrop(options: Options) {
  const { readOnly = false, isLifted = true, isWhole = false, whereOf = beforeAnother, onDrop, onStep } = options;
  const { manager, places, handles, refOf } = useDragElements({ isLifted, isWhole });
  const held = useHeld({ manager, places, isLifted, whereOf, onDrop });
  const wanted = useRef<string>(undefined);

  // What was moved by keys may stand in another element now; the focus goes along.
  useEffect(() => {
    if (wanted.current !== undefined) handles.get(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const keys = (id: string) => ({
    onKeyDown(event: KeyboardEvent) {
      const step = stepOfKey(event);
      if (readOnly || !step || !onStep) return;
      wanted.current = onStep(id, step);
      // A key that moves nothing is left to the browser: Alt and the left arrow go back.
      if (wanted.current !== undefined) event.preventDefault();
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
