import type { ArrangedCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useId, useState } from 'react';
import { toSlug } from '../lib/to-slug.ts';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';
import type { NewCategory } from './tree-steps.ts';

type Props = { list: readonly ArrangedCategory[]; language: string; onAdd: (category: NewCategory) => void };

/** A category of the shop's own, which no assortment knows: what is in it is said by a rule or picked by hand. */
export function NewCategoryForm({ list, language, onAdd }: Props) {
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const [problem, setProblem] = useState('');
  const note = useId();
  const id = [parent, toSlug(name)].filter(Boolean).join('-').slice(0, 80);

  function add(): void {
    const wrong =
      toSlug(name) === ''
        ? text('categories.name_missing')
        : list.some((each) => each.id === id)
          ? text('categories.id_taken', { id })
          : '';
    setProblem(wrong);
    if (wrong) return;
    onAdd({ id, parent: parent || null, names: { en: name.trim(), ...(language !== 'en' && { [language]: name.trim() }) } });
    setName('');
  }

  return (
    <form
      className={treeStyles.new}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h2>{text('categories.new')}</h2>
      <label>
        {text('categories.new_name')}
        <input
          value={name}
          maxLength={100}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={note}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <ParentChoice {...{ list, language, parent }} onChange={setParent} />
      <Button type="submit" look="secondary">
        {text('categories.add')}
      </Button>
      <div id={note}>
        {name !== '' && !problem && <p className={styles.note}>{text('categories.new_id', { id })}</p>}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}

type ParentProps = Pick<Props, 'list' | 'language'> & { parent: string; onChange: (parent: string) => void };

function ParentChoice({ list, language, parent, onChange }: ParentProps) {
  return (
    <label>
      {text('categories.new_parent')}
      <select value={parent} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text('categories.top')}</option>
        {list.map((each) => (
          <option key={each.id} value={each.id}>
            {`${'\u2003'.repeat(each.depth)}${nameIn(each.names, language) || each.id}`}
          </option>
        ))}
      </select>
    </label>
  );
}
