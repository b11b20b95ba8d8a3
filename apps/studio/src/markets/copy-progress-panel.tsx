import { marketEditing } from '@selvedge/contract/studio/markets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { findText, text } from '../texts/text.ts';
import styles from './market-screen.module.css';

const pause = 1_000;

/** How far the copying of a new market is; nothing for markets that were not copied, or are done. */
export function CopyProgressPanel({ id, onFinished }: { id: string; onFinished: () => void }) {
  const { call } = useStudio();
  const canWrite = useRight('market.write');
  const { data, reload } = useLoad(`copy ${id}`, () => call(marketEditing.getCopy, { params: { id } }));
  const isRunning = data !== undefined && !data.finishedAt;
  const wasRunning = useRef(false);

  useEffect(() => {
    if (!isRunning || data?.problem) return;
    const timer = setTimeout(reload, pause);
    return () => clearTimeout(timer);
  }, [isRunning, data, reload]);

  useEffect(() => {
    if (wasRunning.current && data?.finishedAt) onFinished();
    wasRunning.current = isRunning;
  }, [isRunning, data, onFinished]);

  if (!data || !isRunning) return null;
  const [total, done] = [sum(data.parts.map((part) => part.total)), sum(data.parts.map((part) => part.done))];
  return (
    <section className={styles.copying} aria-label={text('markets.copying')}>
      <p role="status">{text('markets.copying_from', { source: data.source, done, total })}</p>
      <progress max={Math.max(1, total)} value={done} aria-label={text('markets.copying')} />
      <ul>
        {data.parts.map(({ part, total: all, done: ready, isFinished }) => (
          <li key={part} data-finished={isFinished || undefined}>
            {text(`markets.copy_${part}`)} <span>{text('markets.copy_count', { done: ready, total: all })}</span>
          </li>
        ))}
      </ul>
      {data.problem && (
        <p role="alert" className={styles.problem}>
          {findText(data.problem) ?? text('error.unexpected')}
        </p>
      )}
      {data.problem && canWrite && (
        <Button look="secondary" onClick={() => void call(marketEditing.resumeCopy, { params: { id } }).then(reload)}>
          {text('markets.copy_resume')}
        </Button>
      )}
    </section>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
