import { type DragDropManager, Draggable } from '@dnd-kit/dom';
import { type RefCallback, useState } from 'react';
import { createDragManager } from './create-drag-manager.ts';

type Kind = 'item' | 'place' | 'source' | 'handle';
type Options = { isLifted: boolean; isWhole: boolean };

/** What can be dragged and dropped on, known by its elements as long as they are on the screen. */
export function useDragElements({ isLifted, isWhole }: Options) {
  const [elements] = useState(() => createElements(isLifted));
  const { manager, places, handles, refs } = elements;

  /** The same function each time: with another one React would let go of the element, and of what is dragged, at every render. */
  function refOf(kind: Kind, id: string): RefCallback<HTMLElement> {
    const key = `${kind} ${id}`;
    const ref = refs.get(key) ?? ((element) => attach(kind, id, element));
    refs.set(key, ref);
    return ref;
  }

  function attach(kind: Kind, id: string, element: HTMLElement | null) {
    if (!element) return;
    if (kind === 'handle') handles.set(id, element);
    if (kind === 'item' || kind === 'place') places.set(element, id);
    const handle = isWhole ? undefined : handles.get(id);
    const isDragged = kind === 'item' || kind === 'source';
    const draggable = isDragged ? new Draggable({ id, element, register: false, ...(handle && { handle }) }, manager) : undefined;
    draggable?.register();
    return () => {
      if (handles.get(id) === element) handles.delete(id);
      places.delete(element);
      draggable?.destroy();
    };
  }

  return { manager, places, handles, refOf };
}

function createElements(isLifted: boolean) {
  const handles = new Map<string, HTMLElement>();
  const manager: DragDropManager = createDragManager({ isLifted, handles });
  return { manager, handles, places: new Map<Element, string>(), refs: new Map<string, RefCallback<HTMLElement>>() };
}
