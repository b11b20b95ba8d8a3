import { Button } from '@selvedge/ui/button.tsx';
import type { ReactNode } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './side-list.module.css';
import type { ListPages } from './use-list-pages.ts';

type Props<Row> = {
  pages: ListPages<Row, string>;
  /** What is said while there is nothing to show. */
  words: { failed: string; empty: string; none: string; noneAdvice: string };
  /** Nothing found is another thing than nothing there. */
  isSearched: boolean;
  head: ReactNode;
  className: string | undefined;
  children: (row: Row) => ReactNode;
};

/** A list that one of its rows is opened beside, a page at a time. */
export function SideList<Row>({ pages, words, isSearched, head, className, children }: Props<Row>) {
  const { rows, error, reload, loadMore } = pages;
  if (error && !rows) return <StateNote isError title={words.failed} advice={text(errorKey(error))} onRetry={reload} />;
  if (!rows) return <StateNote title={text('studio.loading')} />;
  if (rows.length === 0)
    return <StateNote title={isSearched ? words.none : words.empty} {...(isSearched && { advice: words.noneAdvice })} />;
  return (
    <div>
      <table className={`${styles.table} ${className}`}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{rows.map(children)}</tbody>
      </table>
      {loadMore && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('lists.more')}
          </Button>
        </p>
      )}
    </div>
  );
}
