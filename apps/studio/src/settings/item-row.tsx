import { Icon } from '@selvedge/ui/icon.tsx';
import type { ReactNode } from 'react';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import styles from './settings.module.css';

type Props = {
  index: number;
  title: string;
  note: ReactNode;
  isOpen: boolean;
  readOnly: boolean;
  drag: DragAndDrop;
  onToggle: () => void;
  /** Absent: it can't be doubled. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  /** Its form, while it is open. */
  children: ReactNode;
};

/** One entry of a list: its handle, its title, and its form below. */
export function ItemRow({ index, title, note, isOpen, readOnly, drag, onToggle, onDuplicate, onRemove, children }: Props) {
  return (
    <li {...drag.item(String(index))}>
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
        <button type="button" className={styles.itemTitle} aria-expanded={isOpen} onClick={onToggle}>
          {title}
        </button>
        {note !== undefined && <span className={styles.itemNote}>{note}</span>}
        {!readOnly && onDuplicate && (
          <RowButton label={text('settings.item_duplicate', { title })} onClick={onDuplicate}>
            <Icon name="copy" small />
          </RowButton>
        )}
        {!readOnly && (
          <RowButton label={text('settings.item_remove', { title })} onClick={onRemove}>
            <span aria-hidden="true">×</span>
          </RowButton>
        )}
      </div>
      {isOpen && <div className={styles.itemForm}>{children}</div>}
    </li>
  );
}

function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
