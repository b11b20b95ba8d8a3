import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { moveItem } from './move-item.ts';

type Options<T> = {
  items: readonly T[];
  onChange: (items: T[]) => void;
  nameOf: (item: T, index: number) => string;
  readOnly: boolean;
  /** The entry to open; another object each time it is asked for. */
  wanted: { index: number } | undefined;
};

/** What can be done to a list: one entry open at a time, moved, added, taken away with a way back. */
export function useItemList<T>({ items, onChange, nameOf, readOnly, wanted }: Options<T>) {
  const { notices } = useStudio();
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState('');
  const [focusAt, setFocusAt] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef({ items, onChange });
  latest.current = { items, onChange };

  useEffect(() => {
    if (wanted) setOpen(wanted.index);
  }, [wanted]);

  useEffect(() => {
    if (focusAt === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li > div > [data-handle]')[focusAt]?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const drag = useDragAndDrop({
    readOnly,
    onDrop: ({ id, onto }) => void move(Number(id), Number(onto)),
    onStep: (id, step) => move(Number(id), Number(id) + (step === 'up' ? -1 : step === 'down' ? 1 : 0)),
  });

  /** Answers its new place. */
  function move(from: number, to: number): string | undefined {
    if (from === to || to < 0 || to >= items.length) return undefined;
    onChange(moveItem(items, { from, to }));
    if (open === from) setOpen(to);
    else if (open !== undefined) setOpen(undefined);
    setSaid(text('settings.item_moved', { title: nameOf(items[from]!, from), place: to + 1, count: items.length }));
    return String(to);
  }

  function remove(index: number): void {
    const gone = items[index]!;
    onChange(items.filter((_, at) => at !== index));
    setOpen(undefined);
    setFocusAt(Math.max(0, index - 1));
    notices.post({
      kind: 'done',
      text: text('settings.item_removed', { title: nameOf(gone, index) }),
      undo: () => latest.current.onChange(latest.current.items.toSpliced(index, 0, gone)),
    });
  }

  function insert(index: number, item: T): void {
    onChange(items.toSpliced(index, 0, item));
    setOpen(index);
  }

  const toggle = (index: number) => setOpen(open === index ? undefined : index);
  return { list, drag, open, said, toggle, insert, remove };
}
