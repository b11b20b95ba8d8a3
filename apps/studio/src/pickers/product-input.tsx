import { useEffect, useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import type { InputProps } from '../fields/field-box.tsx';
import lists from '../fields/field-lists.module.css';
import styles from '../fields/fields.module.css';
import { type Found, SearchList } from '../fields/search-list.tsx';
import { text } from '../texts/text.ts';
import { listProducts, searchCategories, searchProducts } from './search-targets.ts';

/** Goods by picture and name; kept by id. */
export function ProductsInput({ label, value, onChange, readOnly, max = 60 }: InputProps<string[]> & { max?: number | undefined }) {
  const { call, market } = useEditorPage();
  const [isOpen, setOpen] = useState(false);
  const ids = value ?? [];
  const shown = useFound(ids.join('\n'), () => listProducts({ call, market, ids }));
  const put = (next: readonly string[]) => onChange(next.length === 0 ? undefined : [...next]);

  function move(at: number, step: 1 | -1): void {
    const next = [...ids];
    const [taken] = next.splice(at, 1);
    if (taken !== undefined) next.splice(at + step, 0, taken);
    put(next);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <ol className={lists.chosen}>
        {ids.map((id, at) => (
          <ChosenProduct
            key={id}
            {...{ id, readOnly }}
            found={shown.find((each) => each.id === id)}
            onUp={at > 0 ? () => move(at, -1) : undefined}
            onDown={at < ids.length - 1 ? () => move(at, 1) : undefined}
            isOnly={max === 1}
            onRemove={() => put(ids.filter((each) => each !== id))}
          />
        ))}
      </ol>
      {(ids.length < max || max === 1) && (
        <button type="button" className={styles.action} aria-expanded={isOpen} disabled={readOnly} onClick={() => setOpen(!isOpen)}>
          {text(max === 1 ? 'field.choose_product' : 'field.add_product')}
        </button>
      )}
      {isOpen && (
        <SearchList
          label={text('field.find_product')}
          search={(words) => searchProducts({ call, market, words })}
          onChoose={({ id }) => {
            put(max === 1 ? [id] : [...ids.filter((each) => each !== id), id]);
            if (max === 1) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

type ChosenProps = {
  id: string;
  found: Found | undefined;
  readOnly: boolean | undefined;
  isOnly: boolean;
  /** Absent where it can't go further. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

function ChosenProduct({ id, found, readOnly, isOnly, onUp, onDown, onRemove }: ChosenProps) {
  const title = found?.title ?? id;
  return (
    <li>
      {found?.picture && <img src={found.picture} alt="" width={36} height={48} />}
      <span>
        {title} <small>{found?.note}</small>
      </span>
      {!isOnly && (
        <>
          <button type="button" aria-label={text('field.up', { title })} disabled={readOnly || !onUp} onClick={onUp}>
            ↑
          </button>
          <button type="button" aria-label={text('field.down', { title })} disabled={readOnly || !onDown} onClick={onDown}>
            ↓
          </button>
        </>
      )}
      <button type="button" aria-label={text('field.remove', { title })} disabled={readOnly} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}

export function ProductInput({ value, onChange, ...props }: InputProps<string>) {
  return <ProductsInput {...props} max={1} value={value ? [value] : undefined} onChange={(ids) => onChange(ids?.[0])} />;
}

export function CategoryInput({ label, value, onChange, readOnly }: InputProps<string>) {
  const { call, market } = useEditorPage();
  const [isOpen, setOpen] = useState(false);
  const all = useFound(market, () => searchCategories({ call, market, words: '' }));
  const found = all.find(({ id }) => id === value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {value && (
        <ol className={lists.chosen}>
          <li>
            <span>
              {found?.title ?? value} <small>{found?.note}</small>
            </span>
            <button
              type="button"
              aria-label={text('field.remove', { title: found?.title ?? value })}
              disabled={readOnly}
              onClick={() => onChange(undefined)}
            >
              ×
            </button>
          </li>
        </ol>
      )}
      <button type="button" className={styles.action} aria-expanded={isOpen} disabled={readOnly} onClick={() => setOpen(!isOpen)}>
        {text('field.choose_category')}
      </button>
      {isOpen && (
        <SearchList
          label={text('field.find_category')}
          search={(words) => searchCategories({ call, market, words })}
          onChoose={({ id }) => {
            onChange(id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

function useFound(key: string, find: () => Promise<Found[]>): Found[] {
  const [found, setFound] = useState<Found[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is the reason to look again
  useEffect(() => {
    let isStale = false;
    void find().then((list) => !isStale && setFound(list));
    return () => {
      isStale = true;
    };
  }, [key]);
  return found;
}
