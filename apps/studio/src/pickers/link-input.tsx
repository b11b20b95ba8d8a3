import type { Link } from '@selvedge/contract/navigation.ts';
import { useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import { FieldBox, type InputProps } from '../fields/field-box.tsx';
import styles from '../fields/fields.module.css';
import { type Found, SearchList } from '../fields/search-list.tsx';
import { text } from '../texts/text.ts';
import { searchTargets } from './search-targets.ts';

/** `isAddressOnly`: it is followed from a mail, which has neither tabs nor flyouts. */
type Props = InputProps<Link> & { isAddressOnly?: boolean };

/** Where something leads: typed, or found among pages, categories and products. */
export function LinkInput({ label, value, onChange, readOnly, problem, isAddressOnly = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { market, call } = useEditorPage();
  const set = (change: Partial<Link>) => {
    const next = { url: '', title: '', pageId: 'not set', openInCurrentTab: true, openModal: false, ...value, ...change };
    onChange(next.url === '' ? undefined : next);
  };
  const choose = ({ url, title }: Found) => {
    set({ url: url ?? '', title });
    setOpen(false);
  };
  return (
    <div className={styles.group}>
      <FieldBox label={label} problem={problem}>
        {(ties) => (
          <div className={styles.line}>
            <input
              {...ties}
              className={styles.input}
              value={value?.url ?? ''}
              placeholder="/…"
              spellCheck={false}
              maxLength={2_000}
              readOnly={readOnly}
              onChange={(event) => set({ url: event.target.value })}
            />
            <button type="button" aria-expanded={isOpen} disabled={readOnly} onClick={() => setOpen(!isOpen)}>
              {text('field.find')}
            </button>
          </div>
        )}
      </FieldBox>
      {isOpen && (
        <SearchList
          label={text('field.find_link')}
          search={(words) => searchTargets({ call, market, words })}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
      {value && !isAddressOnly && (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={!value.openInCurrentTab}
            disabled={readOnly}
            onChange={(event) => set({ openInCurrentTab: !event.target.checked })}
          />
          {text('field.new_tab')}
        </label>
      )}
      {value?.openInCurrentTab && !isAddressOnly && (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={value.openModal}
            disabled={readOnly}
            onChange={(event) => set({ openModal: event.target.checked })}
          />
          {text('field.as_flyout')}
        </label>
      )}
    </div>
  );
}
