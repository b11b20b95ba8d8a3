import { type AuditEntry, studio } from '@selvedge/contract/studio/staff.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { useScreenLink } from '../lib/open-screens.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { type Call, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { fold } from '../lists/filter-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts/text.ts';
import styles from './audit-page.module.css';
import { EntryChange } from './entry-change.tsx';
import type { CurrencyOf } from './show-audited.ts';
import { subjectOf } from './subject-of.ts';

const step = 50;

export function AuditPage({ markets }: Pick<ScreenProps, 'markets'>) {
  const { call } = useStudio();
  const query = useQuery('filter');
  const [pages, setPages] = useState(1);
  const { data, error, isLoading, reload } = useLoad(`audit ${pages}`, () => listPages(call, pages));
  const currencyOf: CurrencyOf = (id) => markets.data?.find((market) => market.id === id)?.currency;
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = data?.filter((entry) =>
    words.every((word) => fold(`${entry.who} ${entry.name} ${entry.subject} ${actionText(entry.action)}`).includes(word)),
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
              <EntryRow key={entry.id} entry={entry} currencyOf={currencyOf} />
            ))}
          </tbody>
        </table>
      )}
      {data && data.length >= pages * step && (
        <button type="button" className={styles.more} disabled={isLoading} onClick={() => setPages(pages + 1)}>
          {text('audit.more')}
        </button>
      )}
    </>
  );
}

function EntryRow({ entry, currencyOf }: { entry: AuditEntry; currencyOf: CurrencyOf }) {
  const { label, href } = subjectOf(entry, useScreenLink());
  return (
    <tr>
      <td data-column="when">
        <time dateTime={entry.at}>{moment.format(new Date(entry.at))}</time>
      </td>
      <td data-column="who" title={entry.who}>
        {entry.name}
        {entry.name !== entry.who && <small>{entry.who}</small>}
      </td>
      <td data-column="what">
        <span>{actionText(entry.action)}</span> {/* Who signed in stands beside it already. */}
        {entry.action !== 'staff.sign-in' && (href ? <a href={href}>{label}</a> : <code title={entry.subject}>{label}</code>)}
      </td>
      <td data-column="change">
        <EntryChange entry={entry} currencyOf={currencyOf} />
      </td>
    </tr>
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

/** Page after page from where the last one ended: the first ones are read anew, so that nothing is missing between them. */
async function listPages(call: Call, pages: number) {
  let answer = await call(studio.listAudit, { query: { limit: step } });
  for (let page = 1; page < pages && !answer.hasError && answer.data.length === page * step; page += 1) {
    const known: readonly AuditEntry[] = answer.data;
    const next = await call(studio.listAudit, { query: { limit: step, before: known.at(-1)!.id } });
    answer = next.hasError ? next : { ...next, data: [...known, ...next.data] };
  }
  return answer;
}

const moment = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const actionText = (action: string): string => findText(`audit.action.${action}`) ?? action;
