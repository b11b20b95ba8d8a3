import { editing } from '@selvedge/contract/studio/editing.ts';
import { type Finding, marketHealth } from '@selvedge/contract/studio/market-health.ts';
import { marketEditing } from '@selvedge/contract/studio/markets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { sentenceOf } from '../texts/sentence-of.ts';
import { text } from '../texts/text.ts';
import { listMetGaps } from './list-met-gaps.ts';
import styles from './market-screen.module.css';
import type { MarketWork } from './use-market-work.ts';

/** Whether shoppers are let in, what stands in the way, and the switch. */
export function MarketDoor({ work: { saved, setOpen }, turn }: { work: MarketWork; turn: number }) {
  const { id, isOpen, use } = saved;
  const canWrite = useRight('market.write');
  const [isAsked, setAsked] = useState(false);
  const { isKnown, gaps } = useGaps(id, `${saved.version} ${turn}`);
  const { look, drop } = useDoorActs(id);

  return (
    <div className={styles.door}>
      <p className={styles.doorState} data-open={isOpen}>
        {text(isOpen ? 'markets.is_open' : 'markets.is_closed')}
      </p>
      {isKnown && (
        <a href={paths.screen('doctor', id)} data-broken={gaps.length > 0 || undefined}>
          {text('markets.gaps', { count: gaps.length })}
        </a>
      )}
      {isOpen ? (
        <a href={`/${id}`} target="_blank" rel="noreferrer">
          {text('markets.open')} <span aria-hidden="true">↗</span>
        </a>
      ) : (
        <button type="button" onClick={() => void look()}>
          {text('markets.look')} <span aria-hidden="true">↗</span>
        </button>
      )}
      {canWrite && !isAsked && (
        <Button look={isOpen ? 'quiet' : 'primary'} onClick={() => setAsked(true)}>
          {text(isOpen ? 'markets.close_it' : 'markets.open_it')}
        </Button>
      )}
      {canWrite && !isOpen && !isAsked && (
        <Button look="quiet" onClick={() => void drop()}>
          {text('markets.drop')}
        </Button>
      )}
      {isAsked && (
        <AskFirst
          {...{ isOpen, gaps }}
          orders={use.ordersUnderWay}
          onAnswer={(isSure) => {
            setAsked(false);
            if (isSure) void setOpen(!isOpen);
          }}
        />
      )}
    </div>
  );
}

/** What the market still lacks. What was just saved reaches the memory that the doctor reads within a second. */
function useGaps(id: string, turn: string) {
  const { call } = useStudio();
  const { data, reload } = useLoad(`doctor ${id} ${turn}`, () => call(marketHealth.examine, {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason to look again
  useEffect(() => {
    const timer = setTimeout(reload, 1_500);
    return () => clearTimeout(timer);
  }, [turn, reload]);
  const findings = data?.markets.find(({ market }) => market === id)?.findings ?? [];
  return { isKnown: data !== undefined, gaps: listMetGaps(findings) };
}

function useDoorActs(id: string) {
  const { call, notices } = useStudio();

  async function look(): Promise<void> {
    // Opened before anything is waited for: browsers block windows that come by themselves.
    const tab = window.open('', '_blank');
    const answer = await call(editing.preview, { body: { market: id, path: '' } });
    if (!answer.hasError && tab) tab.location.href = answer.data.url;
    else tab?.close();
    if (answer.hasError) notices.post({ kind: 'failed', text: errorText(answer.error) });
  }

  async function drop(): Promise<void> {
    if (!confirm(text('markets.drop_sure', { market: id }))) return;
    const answer = await call(marketEditing.dropMarket, { params: { id } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('markets.dropped', { market: id }) });
    navigate(paths.screen('markets'));
  }

  return { look, drop };
}

type AskProps = { isOpen: boolean; gaps: readonly Finding[]; orders: number; onAnswer: (isSure: boolean) => void };

function AskFirst({ isOpen, gaps, orders, onAnswer }: AskProps) {
  return (
    <section className={styles.ask} aria-label={text(isOpen ? 'markets.close_it' : 'markets.open_it')}>
      <p>
        {isOpen
          ? text('markets.close_means', { orders: orders })
          : text(gaps.length > 0 ? 'markets.open_with_gaps' : 'markets.open_means', { count: gaps.length })}
      </p>
      {!isOpen && gaps.length > 0 && (
        <ul>
          {gaps.map((finding) => (
            <li key={finding.need}>{sentenceOf(finding)}</li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        <Button onClick={() => onAnswer(true)}>{text(isOpen ? 'markets.close_now' : 'markets.open_now')}</Button>
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {text('markets.not_now')}
        </Button>
      </p>
    </section>
  );
}
