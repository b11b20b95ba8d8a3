import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { text } from '../texts/text.ts';
import lists from './field-lists.module.css';
import styles from './fields.module.css';

export type Found = { id: string; title: string; note: string; url?: string; picture?: string };

type Props = { label: string; search: (words: string) => Promise<Found[]>; onChoose: (found: Found) => void; onClose: () => void };

/** A box to search in and what was found, walked with the arrow keys. Escape closes it. */
export function SearchList({ label, search, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const found = useFound(words, search);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  function walk(step: 1 | -1): void {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the box and the buttons inside
    <div
      ref={box}
      className={lists.search}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul>
        {found?.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => onChoose(each)}>
              {each.picture && <img src={each.picture} alt="" width={36} height={48} loading="lazy" />}
              <span>{each.title}</span>
              <small>{each.note}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {found === undefined ? text('studio.loading') : found.length === 0 ? text('field.nothing_found') : ''}
      </p>
    </div>
  );
}

/** What was found for the words; an answer that comes late is not shown. */
function useFound(words: string, search: Props['search']): Found[] | undefined {
  const asked = useDebounced(words, 200);
  const [found, setFound] = useState<Found[]>();
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    let isStale = false;
    void latest.current(asked).then((list) => !isStale && setFound(list));
    return () => {
      isStale = true;
    };
  }, [asked]);
  return found;
}
