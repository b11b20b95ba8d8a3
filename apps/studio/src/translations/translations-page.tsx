import { translations } from '@selvedge/contract/studio/translations.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { errorKey } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { EnglishContext } from './english-context.ts';
import { TextTable } from './text-table.tsx';
import styles from './translations-page.module.css';

/** The words of the shop: a row per key, a column per language. What is written is live within a second. */
export function TranslationsPage() {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('text book', () => call(translations.book, {}));
  if (error && !data)
    return <StateNote isHeading isError title={text('texts.load_failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading || !data) {
    return (
      <>
        <PageHead title={text('texts.title')} />
        <ul className={styles.loading} aria-busy="true" aria-label={text('studio.loading')}>
          {Array.from({ length: 12 }, (_, row) => row).map((row) => (
            <li key={row}>
              <Skeleton />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <EnglishContext value={data.english}>
      <TextTable book={data} onReload={reload} />
    </EnglishContext>
  );
}
