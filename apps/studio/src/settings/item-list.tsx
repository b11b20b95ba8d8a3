import { Icon } from '@selvedge/ui/icon.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { Announcement } from '../shell/announcement.tsx';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { moveItem } from './move-item.ts';
import styles from './settings.module.css';

type Props<T> = {
  label: string;
  items: readonly T[];
  onChange: (items: T[]) => void;
  titleOf: (item: T) => string;
  /** The form of one entry; shown while it is open. */
  children: (item: T, change: (next: T) => void, index: number) => ReactNode;
  /** Beside the title while it is closed. */
  noteOf?: (item: T) => ReactNode;
  /** Absent: nothing can be added. */
  add?: { label: string; make: () => T };
  /** A copy with an id of its own. Absent: nothing can be doubled. */
  duplicate?: (item: T) => T;
  readOnly?: boolean;
  max?: number;
  /** The entry to open; another object each time it is asked for. */
  wanted?: { index: number } | undefined;
};

/** A list that is put in order by dragging or with Alt and the arrow keys. One entry is open at a time. */
export function ItemList<T>({
  label,
  items,
  onChange,
  titleOf,
  children,
  noteOf,
  add,
  duplicate,
  readOnly = false,
  max = 200,
  wanted,
}: Props<T>) {
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

  const nameOf = (item: T, index: number) => titleOf(item) || text('settings.item_untitled', { place: index + 1 });

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

  return (
    <section className={styles.items} aria-label={label}>
      {items.length === 0 && <p className={styles.none}>{text('settings.none')}</p>}
      <ol ref={list}>
        {items.map((item, index) => {
          const title = nameOf(item, index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries need no id of their own; their place is who they are
              key={index}
              {...drag.item(String(index))}
            >
              <div className={styles.item}>
                {!readOnly && (
                  <button
                    type="button"
                    data-handle
                    className={styles.handle}
                    aria-label={text('settings.item_drag', { title })}
                    {...drag.handle(String(index))}
                  >
                    <span aria-hidden="true">⠿</span>
                  </button>
                )}
                <button
                  type="button"
                  className={styles.itemTitle}
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? undefined : index)}
                >
                  {title}
                </button>
                {noteOf && <span className={styles.itemNote}>{noteOf(item)}</span>}
                {!readOnly && duplicate && items.length < max && (
                  <button
                    type="button"
                    aria-label={text('settings.item_duplicate', { title })}
                    title={text('settings.item_duplicate', { title })}
                    onClick={() => insert(index + 1, duplicate(item))}
                  >
                    <Icon name="copy" small />
                  </button>
                )}
                {!readOnly && (
                  <button
                    type="button"
                    aria-label={text('settings.item_remove', { title })}
                    title={text('settings.item_remove', { title })}
                    onClick={() => remove(index)}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                )}
              </div>
              {open === index && (
                <div className={styles.itemForm}>{children(item, (next) => onChange(items.with(index, next)), index)}</div>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && add && items.length < max && (
        <button type="button" className={styles.add} onClick={() => insert(items.length, add.make())}>
          + {add.label}
        </button>
      )}
      <Announcement words={said} />
    </section>
  );
}
