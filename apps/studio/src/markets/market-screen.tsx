import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type EditedMarket, marketEditing } from '@selvedge/contract/studio/markets.ts';
import { useCallback, useEffect, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CopyProgressPanel } from './copy-progress-panel.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { MarketDoor } from './market-door.tsx';
import { MarketHistory } from './market-history.tsx';
import styles from './market-screen.module.css';
import { MarketSettingsPart } from './market-settings-part.tsx';
import { ThresholdPart } from './threshold-part.tsx';
import { useMarketWork } from './use-market-work.ts';

const marketParts = ['settings', 'delivery', 'thresholds', 'history'] as const;
type MarketPart = (typeof marketParts)[number];

type Props = { id: string; part: string | undefined; markets: readonly MarketSettings[]; onChanged: () => void };

/** One market: what it is, how it delivers, from and up to which sum it sells, and what it was before. */
export function MarketScreen(props: Props) {
  const { id } = props;
  const { call } = useStudio();
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState<EditedMarket>();
  const { data, error, reload } = useLoad(`market ${id} ${turn}`, () => call(marketEditing.getMarket, { params: { id } }));
  // Loaded once: one that reloads by itself would take the work away under somebody's hands.
  useEffect(() => setOpened((before) => (before?.id === id ? before : data)), [data, id]);
  const again = useCallback(() => {
    setOpened(undefined);
    setTurn((before) => before + 1);
  }, []);
  if (error)
    return <StateNote isError title={text('markets.screen_failed', { market: id })} advice={text(errorKey(error))} onRetry={reload} />;
  if (opened?.id !== id) return <p role="status">{text('studio.loading')}</p>;
  return <OpenScreen key={`${id} ${turn}`} {...props} first={opened} onAgain={again} />;
}

function OpenScreen({ id, part = 'settings', markets, onChanged, first, onAgain }: Props & { first: EditedMarket; onAgain: () => void }) {
  const work = useMarketWork(first, onChanged);
  const { saved } = work;
  const [turn, setTurn] = useState(0);
  // What the doctor missed a moment ago is there now.
  const finish = useCallback(() => {
    setTurn((before) => before + 1);
    onChanged();
  }, [onChanged]);
  const title = marketTitle({
    country: { code: saved.country, name: saved.settings.countryName },
    language: { baseCode: saved.language, name: '' },
  });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <p>
          <a href={paths.screen('markets')}>{text('markets.title')}</a>
        </p>
        <h1>
          {title} <code>{id}</code>
        </h1>
        <MarketDoor work={work} turn={turn} />
      </header>
      {!saved.isOpen && <CopyProgressPanel id={id} onFinished={finish} />}
      <nav className={styles.tabs} aria-label={text('markets.parts')}>
        {marketParts.map((each) => (
          <a
            key={each}
            href={paths.screen('markets', id, each === 'settings' ? undefined : each)}
            aria-current={each === part ? 'page' : undefined}
          >
            {text(`markets.part_${each}`)}
          </a>
        ))}
      </nav>
      {part === 'settings' && <MarketSettingsPart work={work} markets={markets} />}
      {part === 'delivery' && <DeliveryPart id={id} currency={saved.settings.currency} markets={markets} onMarket={toPart('delivery')} />}
      {part === 'thresholds' && (
        <ThresholdPart {...{ id, markets }} country={saved.country} currency={saved.settings.currency} onMarket={toPart('thresholds')} />
      )}
      {part === 'history' && <MarketHistory work={work} onRestored={onAgain} />}
      {!(marketParts as readonly string[]).includes(part) && <StateNote title={text('markets.no_part')} />}
    </div>
  );
}

/** What every market shares has no screen of its own among the markets. */
const toPart = (part: MarketPart) => (market: string) => market !== '*' && navigate(paths.screen('markets', market, part));
