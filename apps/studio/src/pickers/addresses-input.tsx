import { useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import type { InputProps } from '../fields/field-box.tsx';
import lists from '../fields/field-lists.module.css';
import styles from '../fields/fields.module.css';
import { type Found, SearchList } from '../fields/search-list.tsx';
import { text } from '../texts/text.ts';
import { searchPages } from './search-targets.ts';

const most = 50;

/** Addresses of the shop, found among its pages or typed. */
export function AddressesInput({ label, value = [], onChange, readOnly }: InputProps<string[]>) {
  const { call, market } = useEditorPage();
  const [isOpen, setOpen] = useState(false);
  const put = (next: string[]) => onChange(next.length === 0 ? undefined : next);

  async function search(words: string): Promise<Found[]> {
    const typed = words.trim();
    const pages = await searchPages({ call, market, words });
    const found = pages.map((page) => ({ ...page, id: page.url }));
    const own = typed.startsWith('/') && !found.some(({ id }) => id === typed) ? [{ id: typed, title: typed, note: '' }] : [];
    return [...own, ...found].filter(({ id }) => !value.includes(id));
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {value.length > 0 && (
        <ul className={lists.chosen}>
          {value.map((address) => (
            <li key={address}>
              <span>{address}</span>
              <button
                type="button"
                aria-label={text('field.remove', { title: address })}
                disabled={readOnly}
                onClick={() => put(value.filter((each) => each !== address))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length < most && (
        <button type="button" className={styles.action} aria-expanded={isOpen} disabled={readOnly} onClick={() => setOpen(!isOpen)}>
          {text('field.add_page')}
        </button>
      )}
      {isOpen && (
        <SearchList
          label={text('field.find_page')}
          search={search}
          onChoose={({ id }) => {
            put([...value, id]);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
