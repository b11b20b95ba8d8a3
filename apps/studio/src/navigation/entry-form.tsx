import { type ReactNode, useEffect, useRef } from 'react';
import { WithProblem } from '../shell/with-problem.tsx';
import { text } from '../texts/text.ts';
import { type Spot, spotOf } from './change-menu.ts';
import { EntryFields } from './entry-fields.tsx';
import { childLists, type Entries, type Kind, newEntry } from './menu-kinds.ts';
import { titleOfEntry } from './menu-tree.ts';
import styles from './navigation.module.css';

type Props = {
  path: string;
  kind: Kind;
  entry: Entries[Kind];
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
  onChange: (next: Entries[Kind]) => void;
  onAdd: (spot: Spot, entry: Entries[Kind]) => void;
  onRemove: () => void;
};

/** One entry of a menu: its fields, and what can be added around it. */
export function EntryForm({ path, kind, entry, readOnly, problemAt, onChange, onAdd, onRemove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNew = useRef(titleOfEntry(entry) === '');
  const { list, index } = spotOf(path);
  const id = () => crypto.randomUUID().slice(0, 8);
  useEffect(() => {
    // Whoever adds an entry wants to name it.
    if (isNew.current && !readOnly) box.current?.querySelector<HTMLElement>('input:not([type="checkbox"])')?.focus();
  }, [readOnly]);

  return (
    <div ref={box} className={styles.form}>
      <h2>
        {titleOfEntry(entry) || text('navigation.untitled')} <small>{text(`navigation.kind_${kind}`)}</small>
      </h2>
      <EntryFields
        kind={kind}
        entry={entry}
        readOnly={readOnly}
        onChange={onChange}
        checked={(name: string, input: ReactNode, problem?: string) => (
          <WithProblem key={name} problem={problem ?? problemAt(`${path}.${name}`) ?? problemAt(`${path}.${name}.url`)}>
            {input}
          </WithProblem>
        )}
      />
      {!readOnly && (
        <p className={styles.actions}>
          {Object.entries(childLists[kind] ?? {}).map(([name, below]) => (
            <button
              key={name}
              type="button"
              onClick={() => onAdd({ list: `${path}.${name}`, index: lengthOf(entry, name) }, newEntry(below, { id: id() }))}
            >
              {text('navigation.add', { kind: text(`navigation.kind_${below}`) })}
            </button>
          ))}
          <button type="button" onClick={() => onAdd({ list, index: index + 1 }, copyOf(entry, id()))}>
            {text('navigation.duplicate')}
          </button>
          <button type="button" onClick={() => onAdd({ list, index: index + 1 }, newEntry(kind, { id: id() }))}>
            {text('navigation.add', { kind: text(`navigation.kind_${kind}`) })}
          </button>
          <button type="button" onClick={onRemove}>
            {text('navigation.remove')}
          </button>
        </p>
      )}
    </div>
  );
}

const lengthOf = (entry: Entries[Kind], name: string): number => ((entry as Record<string, unknown>)[name] as unknown[]).length;

const copyOf = (entry: Entries[Kind], id: string): Entries[Kind] => ('id' in entry ? { ...entry, id } : { ...entry });
