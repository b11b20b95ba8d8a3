import type { MarketSettings } from '@selvedge/contract/market.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import type { DraftSaver } from '../drafts/create-draft-saver.ts';
import styles from '../drafts/panel.module.css';
import { Panel } from '../drafts/panel.tsx';
import inputs from '../fields/fields.module.css';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { filterMarkets } from '../lists/filter-markets.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';

type Props = { page: EditedPage; markets: readonly MarketSettings[]; saver: DraftSaver; onClose: () => void };

/** The same page in other markets, as drafts there. */
export function CopyPanel({ page, markets, saver, onClose }: Props) {
  const { call } = useStudio();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly { market: string; path: string }[]>([]);
  const [problem, setProblem] = useState('');

  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  async function copy(): Promise<void> {
    if (!(await saver.flush())) return;
    const answer = await call(editing.copyPage, { body: { market: page.market, path: page.path, to: [...chosen] } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (answer.hasError) return;
    setDone(answer.data);
    setChosen(new Set());
  }

  return (
    <Panel title={text('editor.copy')} onClose={onClose}>
      <p>{text('editor.copy_advice')}</p>
      <MarketTicks markets={markets.filter(({ id }) => id !== page.market)} chosen={chosen} onToggle={toggle} />
      {problem && <p role="alert">{problem}</p>}
      <Button disabled={chosen.size === 0} onClick={() => void copy()}>
        {text('editor.copy_to', { count: chosen.size })}
      </Button>
      <div role="status">
        {done.length > 0 && (
          <ul>
            {done.map(({ market, path }) => (
              <li key={market}>
                <a href={paths.edit(market, path)}>{text('editor.copied', { market })}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

type TicksProps = { markets: readonly MarketSettings[]; chosen: ReadonlySet<string>; onToggle: (id: string) => void };

function MarketTicks({ markets, chosen, onToggle }: TicksProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <input
        type="search"
        className={inputs.input}
        aria-label={text('markets.filter')}
        placeholder={text('markets.filter_hint')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles.choices}>
        {filterMarkets([...markets], words).map((market) => (
          <li key={market.id}>
            <label className={inputs.toggle}>
              <input type="checkbox" checked={chosen.has(market.id)} onChange={() => onToggle(market.id)} />
              {marketTitle(market)} <code>{market.id}</code>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
