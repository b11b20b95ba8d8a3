import type { ReactNode } from 'react';
import { Announcement } from '../shell/announcement.tsx';
import { text } from '../texts/text.ts';
import { ItemRow } from './item-row.tsx';
import styles from './settings.module.css';
import { useItemList } from './use-item-list.ts';

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
export function ItemList<T>(props: Props<T>) {
  const { label, items, onChange, titleOf, children, noteOf, add, duplicate, readOnly = false, max = 200, wanted } = props;
  const nameOf = (item: T, index: number) => titleOf(item) || text('settings.item_untitled', { place: index + 1 });
  const { list, drag, open, said, toggle, insert, remove } = useItemList({ items, onChange, nameOf, readOnly, wanted });
  const canGrow = !readOnly && items.length < max;
  return (
    <section className={styles.items} aria-label={label}>
      {items.length === 0 && <p className={styles.none}>{text('settings.none')}</p>}
      <ol ref={list}>
        {items.map((item, index) => (
          <ItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: entries need no id of their own; their place is who they are
            key={index}
            {...{ index, readOnly, drag }}
            title={nameOf(item, index)}
            note={noteOf && (noteOf(item) ?? null)}
            isOpen={open === index}
            onToggle={() => toggle(index)}
            onDuplicate={duplicate && canGrow ? () => insert(index + 1, duplicate(item)) : undefined}
            onRemove={() => remove(index)}
          >
            {open === index && children(item, (next) => onChange(items.with(index, next)), index)}
          </ItemRow>
        ))}
      </ol>
      {canGrow && add && (
        <button type="button" className={styles.add} onClick={() => insert(items.length, add.make())}>
          + {add.label}
        </button>
      )}
      <Announcement words={said} />
    </section>
  );
}
