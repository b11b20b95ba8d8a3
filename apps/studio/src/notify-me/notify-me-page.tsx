import { type WaitedGrouping, waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import head from '../shell/head-choices.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { WaitedTable } from './waited-table.tsx';

const groupings: readonly WaitedGrouping[] = ['size', 'style', 'market'];

/** What shoppers wait for most: for buyers, who order it. */
export function NotifyMePage({ markets }: ScreenProps) {
  const { call, notices } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const market = useQuery('market');
  const asked = useQuery('by');
  const by = groupings.find((each) => each === asked) ?? 'size';
  const query = { by, ...(market && { market }) };
  const { data, error, isLoading, reload } = useLoad(`waited-for ${market} ${by}`, () => call(waitedFor.list, { query }));

  async function save(): Promise<void> {
    setBusy(true);
    const answer = await call(waitedFor.export, { query });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    saveDownload(answer.data);
    notices.post({ kind: 'done', text: text('notify_me.exported', { count: answer.data.count, name: answer.data.name }) });
  }

  return (
    <>
      <PageHead title={text('notify_me.title')} note={data && text('notify_me.note', { count: data.people })}>
        <div className={head.choices}>
          <label>
            <span>{text('notify_me.market')}</span>
            <select value={market} onChange={(event) => keepQuery('market', event.target.value)}>
              <option value="">{text('pages.every_market')}</option>
              {sortMarkets(markets.data ?? []).map((each) => (
                <option key={each.id} value={each.id}>
                  {marketTitle(each)} ({each.id})
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{text('notify_me.by')}</span>
            <select value={by} onChange={(event) => keepQuery('by', event.target.value === 'size' ? '' : event.target.value)}>
              {groupings.map((each) => (
                <option key={each} value={each}>
                  {text(`notify_me.by_${each}`)}
                </option>
              ))}
            </select>
          </label>
          <Button look="secondary" disabled={isBusy || !data || data.rows.length === 0} onClick={() => void save()}>
            {text('notify_me.export')}
          </Button>
        </div>
      </PageHead>
      {error && <StateNote isError title={text('notify_me.failed')} advice={errorText(error)} onRetry={reload} />}
      {isLoading && <p role="status">{text('studio.loading')}</p>}
      {data?.rows.length === 0 && <StateNote title={text('notify_me.none')} advice={text('notify_me.none_advice')} />}
      {data && data.rows.length > 0 && <WaitedTable rows={data.rows} by={by} />}
    </>
  );
}
