import { categories, type RuleValue } from '@selvedge/contract/studio/categories.ts';
import { useState } from 'react';
import { SearchList } from '../fields/search-list.tsx';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './category-rules.module.css';

type Of = 'tag' | 'category' | 'brand' | 'colour' | 'fit' | 'material' | 'sustainability' | 'size' | 'length';
type Props = { of: Of; market: string; values: readonly string[]; readOnly: boolean; onChange: (values: string[]) => void };

/** Values that the assortment has, found by typing, with how many products each would bring. */
export function ValuesInput({ of, market, values, readOnly, onChange }: Props) {
  const { call } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const ask = (q: string) => call(categories.values, { params: { market }, query: { of, q } });
  const { data } = useLoad(`values ${market} ${of}`, () => ask(''));
  const labelOf = (value: string) => data?.find((each) => each.value === value)?.label ?? value;
  const note = ({ count, value, label }: RuleValue) => `${text('categories.products', { count })}${value === label ? '' : ` · ${value}`}`;
  return (
    <div className={styles.values}>
      <ul>
        {values.map((value) => (
          <li key={value}>
            {labelOf(value)}
            {!readOnly && (
              <button
                type="button"
                aria-label={text('field.remove', { title: labelOf(value) })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
        {!readOnly && values.length < 100 && (
          <li>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              + {text(of === 'tag' ? 'categories.add_tag' : 'categories.add_value')}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <SearchList
          label={text('categories.find_value')}
          search={async (words) => {
            const answer = await ask(words);
            const found = answer.hasError ? [] : answer.data;
            return found
              .filter(({ value }) => !values.includes(value))
              .map((each) => ({ id: each.value, title: each.label, note: note(each) }));
          }}
          onChoose={({ id }) => {
            onChange([...values, id]);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
