import { type AuditEntry, studio } from '@selvedge/contract/studio/staff.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { flagTitle } from '../flags/flag-title.ts';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { fold } from '../markets/filter-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts.ts';
import styles from './audit-page.module.css';
import { type Difference, describeChange, flagOf } from './describe-change.ts';

const most = 200;
/** Of one entry; a page that was laid out anew would fill the screen. */
const mostChanges = 6;

export function AuditPage() {
  const { call } = useStudio();
  const query = useQuery('filter');
  const [limit, setLimit] = useState(50);
  const { data, error, isLoading, reload } = useLoad(`audit ${limit}`, () => call(studio.listAudit, { query: { limit } }));
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = data?.filter((entry) =>
    words.every((word) => fold(`${entry.who} ${entry.subject} ${actionText(entry.action)}`).includes(word)),
  );
  return (
    <>
      <PageHead title={text('audit.title')} note={data && text('audit.latest', { count: data.length })}>
        <FilterField
          label={text('audit.filter')}
          hint={text('audit.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        <button type="button" className={styles.refresh} onClick={reload}>
          {text('audit.refresh')}
        </button>
      </PageHead>
      {error && <StateNote isError title={text('audit.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && <StateNote title={text('audit.empty')} />}
      {data && data.length > 0 && found?.length === 0 && <StateNote title={text('audit.none', { query })} />}
      {(isLoading || (found && found.length > 0)) && (
        <table className={styles.table} aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col">{text('audit.when')}</th>
              <th scope="col">{text('audit.who')}</th>
              <th scope="col">{text('audit.what')}</th>
              <th scope="col">{text('audit.change')}</th>
            </tr>
          </thead>
          <tbody>
            {isLoading && Array.from({ length: 12 }, (_, row) => row).map((row) => <LoadingRow key={row} />)}
            {found?.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {data?.length === limit && limit < most && (
        <button type="button" className={styles.more} onClick={() => setLimit(most)}>
          {text('audit.more')}
        </button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const flag = flagOf(entry);
  const changes = describeChange(entry);
  const canSeeFlags = useRight('flag.read');
  return (
    <tr>
      <td data-column="when">
        <time dateTime={entry.at}>{moment.format(new Date(entry.at))}</time>
      </td>
      <td data-column="who">{entry.who}</td>
      <td data-column="what">
        <span>{actionText(entry.action)}</span>{' '}
        {flag && canSeeFlags ? (
          <a href={paths.room('flags', flag.market)}>
            {flagTitle(flag.flag)}, {flag.market}
          </a>
        ) : (
          <code title={entry.subject}>{shortSubject(entry.subject)}</code>
        )}
      </td>
      <td data-column="change">
        {changes.slice(0, mostChanges).map((difference) => (
          <Change key={difference.field ?? ''} difference={difference} absent={flag && text('audit.default')} />
        ))}
        {changes.length > mostChanges && <p>{text('audit.more_changes', { count: changes.length - mostChanges })}</p>}
      </td>
    </tr>
  );
}

/** `absent` is what a missing value means; without it a value simply was not there. */
function Change({ difference: { field, before, after }, absent }: { difference: Difference; absent: string | undefined }) {
  const was = before ?? absent;
  const is = after ?? absent ?? text('audit.nothing');
  return (
    <p className={styles.change}>
      {field && <span>{field} </span>}
      {was !== undefined && (
        <>
          <del>{was}</del>
          <span aria-hidden="true"> → </span>
        </>
      )}
      <ins>{is}</ins>
    </p>
  );
}

function LoadingRow() {
  return (
    <tr>
      {['when', 'who', 'what', 'change'].map((column) => (
        <td key={column} data-column={column}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}

/** The beginning of an id tells entries apart; the whole of it would fill the line. */
const shortSubject = (subject: string): string => (/^[\da-f]{8}-[\da-f-]{27}$/.test(subject) ? subject.slice(0, 8) : subject);
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const actionText = (action: string): string => findText(`audit.action.${action}`) ?? action;
