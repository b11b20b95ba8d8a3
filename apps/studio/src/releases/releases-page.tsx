import { editing } from '@selvedge/contract/studio/editing.ts';
import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { errorKey } from '../lib/error-text.ts';
import { useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ReleaseCard } from './release-card.tsx';
import styles from './releases-page.module.css';

/** What goes live together, and when. Pages are put in from the editor. */
export function ReleasesPage() {
  const { call } = useStudio();
  const wanted = useQuery('release');
  const { data, error, isLoading, reload } = useLoad('releases', () => call(editing.listReleases, {}));
  const planned = data?.filter(({ state }) => state === 'planned') ?? [];
  const over = data?.filter(({ state }) => state !== 'planned') ?? [];
  const isGone = wanted !== '' && data !== undefined && !data.some(({ id }) => id === wanted);
  const card = (release: Release) => <ReleaseCard key={release.id} release={release} isWanted={release.id === wanted} onChanged={reload} />;
  return (
    <>
      <PageHead title={text('releases.title')} note={data && text('releases.count', { count: planned.length })} />
      {error && <StateNote isError title={text('releases.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <p role="status">{text('studio.loading')}</p>}
      {data && planned.length === 0 && <StateNote title={text('releases.empty')} advice={text('releases.empty_advice')} />}
      {isGone && <StateNote isError title={text('releases.gone')} advice={text('releases.gone_advice')} />}
      {planned.map(card)}
      {over.length > 0 && (
        <section className={styles.over}>
          <h2>{text('releases.over')}</h2>
          {over.map(card)}
        </section>
      )}
    </>
  );
}
