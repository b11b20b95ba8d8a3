import { type TermsSummary, terms } from '@selvedge/contract/studio/terms.ts';
import { useEffect, useId, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './terms.module.css';
import { TermsScreen } from './terms-screen.tsx';

/** The terms of a market: what holds, what is planned, and one of them opened beside the list. */
export function TermsPage({ rest: [given, slug], markets }: ScreenProps) {
  const { call } = useStudio();
  const scopeId = useId();
  const canWrite = useRight('content.write');
  const all = markets.data ?? [];
  const market = given ?? lastMarket() ?? '*';
  const { data, error, reload } = useLoad(`terms ${market}`, () => call(terms.listTerms, { query: { market } }));
  const [name, setName] = useState('');
  useEffect(() => {
    if (market !== '*') rememberMarket(market);
  }, [market]);
  return (
    <>
      <PageHead title={text('terms.title')}>
        <div className={styles.scope}>
          <label htmlFor={scopeId}>{text('terms.market')}</label>
          <select
            id={scopeId}
            value={market}
            onChange={(event) => navigate(paths.screen('terms', event.target.value, slug), { replace: true })}
          >
            <option value="*">{text('pages.every_market')}</option>
            {sortMarkets(all).map((each) => (
              <option key={each.id} value={each.id}>
                {marketTitle(each)} ({each.id})
              </option>
            ))}
          </select>
        </div>
        {canWrite && (
          <form
            className={styles.begin}
            onSubmit={(event) => {
              event.preventDefault();
              if (toSlug(name)) navigate(paths.screen('terms', market, toSlug(name)));
              setName('');
            }}
          >
            <input
              aria-label={text('terms.new_name')}
              placeholder={text('terms.new_name')}
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit">{text('terms.new')}</button>
          </form>
        )}
      </PageHead>
      {error && <StateNote isError title={text('terms.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && !slug && <StateNote title={text('terms.empty')} />}
      {data && data.length > 0 && <TermsTable rows={data} market={market} current={slug} />}
      {slug && <TermsScreen key={`${market} ${slug}`} market={market} slug={slug} onChanged={reload} />}
    </>
  );
}

function TermsTable({ rows, market, current }: { rows: readonly TermsSummary[]; market: string; current: string | undefined }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('terms.name')}</th>
          <th scope="col">{text('terms.version')}</th>
          <th scope="col">{text('terms.whose')}</th>
          <th scope="col">{text('terms.next')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slug, title, version, isInherited, plannedFor, hasDraft }) => (
          <tr key={slug} aria-current={slug === current || undefined}>
            <th scope="row">
              <a href={paths.screen('terms', market, slug)}>{title}</a> <code>{slug}</code>
            </th>
            <td className={styles.short}>{version || '–'}</td>
            <td className={styles.short}>{text(isInherited ? 'terms.inherited' : 'terms.own')}</td>
            <td>
              {plannedFor && <span data-planned>{text('terms.planned_for', { when: formatMoment(plannedFor) })}</span>}
              {plannedFor && hasDraft && ' · '}
              {hasDraft && text('terms.has_draft')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
