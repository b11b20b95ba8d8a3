import { type MarketVersion, marketEditing } from '@selvedge/contract/studio/markets.ts';
import { useState } from 'react';
import { DifferenceList } from '../drafts/difference-list.tsx';
import { errorKey } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { wordsOf } from '../settings/setting-source.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './market-history.module.css';
import type { MarketWork } from './use-market-work.ts';

/** What the market was, what changed since, and the way back. */
export function MarketHistory({ work, onRestored }: { work: MarketWork; onRestored: () => void }) {
  const { call } = useStudio();
  const { saved, save } = work;
  const canWrite = useRight('market.write');
  const [open, setOpen] = useState<number>();
  const { data, error, reload } = useLoad(`market versions ${saved.id} ${saved.version}`, () =>
    call(marketEditing.listMarketVersions, { params: { id: saved.id } }),
  );
  if (error) return <StateNote isError title={text('markets.history_failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (data?.length === 0) return <StateNote title={text('markets.history_empty')} />;

  const goBack = (version: MarketVersion) =>
    void save({ settings: version.settings, keepsNumbers: true }).then((isDone) => isDone && onRestored());

  return (
    <ol className={styles.history}>
      {data?.map((version) => (
        <li key={version.version}>
          <button
            type="button"
            aria-expanded={open === version.version}
            onClick={() => setOpen(open === version.version ? undefined : version.version)}
          >
            {text('markets.version', { number: version.version })}
            <span>
              {formatMoment(version.at)} · {version.who || text('markets.from_the_start')}
            </span>
          </button>
          {open === version.version && (
            <div>
              <DifferenceList
                before={version.settings}
                after={saved.settings}
                names={{ before: text('markets.was'), after: text('markets.is') }}
                placeOf={wordsOf}
              />
              {canWrite && (
                <button type="button" onClick={() => goBack(version)}>
                  {text('markets.go_back')}
                </button>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
