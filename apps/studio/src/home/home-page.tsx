import { home } from '@selvedge/contract/studio/home.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ChangesPart } from './changes-part.tsx';
import { ComingPart } from './coming-part.tsx';
import { FaultsPart } from './faults-part.tsx';
import styles from './home.module.css';
import { WaitingPart } from './waiting-part.tsx';

// The plotting library comes only to who may read figures.
const HomeFigures = lazy(async () => ({ default: (await import('../figures/home-figures.tsx')).HomeFigures }));

/** Where everybody begins: what waits, what comes, what broke. Parts that one's rights do not open are not there. */
export function HomePage() {
  const { call, member } = useStudio();
  const { data, error, isLoading, reload } = useLoad('home', () => call(home.look, {}));
  const may = (...rights: (typeof member.rights)[number][]) => rights.some((right) => member.rights.includes(right));
  return (
    <>
      <PageHead title={text(greeting(new Date().getHours()), { name: member.name })} note={today.format(new Date())} />
      {may('figures.read') && (
        <Suspense fallback={null}>
          <HomeFigures />
        </Suspense>
      )}
      {error && <StateNote isError title={text('home.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <Loading />}
      {data && (
        <div className={styles.columns}>
          <div>
            {may('content.read') && <WaitingPart home={data} />}
            {may('content.read', 'promotion.read', 'catalogue.read') && <ComingPart coming={data.coming} />}
          </div>
          <div>
            <FaultsPart faults={data.faults} />
            {may('audit.read') && <ChangesPart changes={data.changes} />}
          </div>
        </div>
      )}
    </>
  );
}

const today = dateFormat('en-GB', { dateStyle: 'full' });

function greeting(hour: number) {
  if (hour < 5 || hour >= 18) return 'home.evening';
  return hour < 12 ? 'home.morning' : 'home.day';
}

function Loading() {
  return (
    <div className={styles.columns} aria-busy="true">
      {[0, 1].map((column) => (
        <div key={column}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <p key={row} className={styles.loading}>
              <Skeleton />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
