import { useEffect, useRef } from 'react';
import styles from './advanced-search.module.css';
import { SearchForm } from './search-form.tsx';
import { SearchStart } from './search-start.tsx';
import { takeEarlyKeys } from './take-early-keys.ts';

export function Content({ close }: { close: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The dialog has put focus on its first button; who opened the search wants to type, or has begun already.
  useEffect(() => {
    const field = place.current?.querySelector('input');
    field?.focus();
    const early = takeEarlyKeys();
    if (!field || early === '') return;
    // Not by its value: React would not notice.
    field.setRangeText(early, 0, 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <div ref={place} className={styles.search}>
      <SearchForm onSearch={close}>
        <SearchStart onFollow={close} />
      </SearchForm>
    </div>
  );
}
