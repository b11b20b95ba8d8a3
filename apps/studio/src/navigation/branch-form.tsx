import { findText, text } from '../texts/text.ts';
import type { Spot } from './change-menu.ts';
import { type Branch, branches, type Entries, type Kind, newEntry } from './menu-kinds.ts';
import styles from './navigation.module.css';

type Props = { branch: Branch; count: number; readOnly: boolean; onAdd: (spot: Spot, entry: Entries[Kind]) => void };

/** A whole list: what it is, and a way to begin it. */
export function BranchForm({ branch, count, readOnly, onAdd }: Props) {
  const kind = branches[branch];
  const note = findText(`navigation.note_${branch}`);
  return (
    <>
      <h2>{text(`navigation.branch_${branch}`)}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.note}>{count === 0 ? text('navigation.nothing_in_it') : text('navigation.entries', { count })}</p>
      {!readOnly && (
        <p className={styles.actions}>
          <button
            type="button"
            onClick={() => onAdd({ list: branch, index: count }, newEntry(kind, { id: crypto.randomUUID().slice(0, 8) }))}
          >
            {text('navigation.add', { kind: text(`navigation.kind_${kind}`) })}
          </button>
        </p>
      )}
    </>
  );
}
