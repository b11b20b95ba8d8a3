import type { Arm } from '@selvedge/contract/ab-test.ts';
import { type AbTest, abTests } from '@selvedge/contract/studio/ab-tests.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './ab-tests.module.css';
import { TestResult } from './test-result.tsx';

type Props = { test: AbTest; canWrite: boolean; onChanged: () => void };

/** One test: what it tries and on whom, what it has shown, and what can be done with it. */
export function TestCard({ test, canWrite, onChanged }: Props) {
  const { id, name, state, winner, tried, markets, share, goal, result } = test;
  const headline = `test-${id}`;
  return (
    <article className={styles.card} aria-labelledby={headline}>
      <header className={styles.head}>
        <h2 id={headline}>{name}</h2>
        <p className={styles.state} data-state={state}>
          {text(`ab_tests.state.${state}`, { arm: winner?.toUpperCase() ?? '' })}
        </p>
      </header>
      <p>
        {tried.kind === 'page'
          ? text('ab_tests.tries_page', { path: tried.path || '/' })
          : text('ab_tests.tries_flag', { flag: tried.flag, value: String(tried.value) })}
      </p>
      <p className={styles.quiet}>
        {[
          text('ab_tests.about', { share, markets: markets.join(', ') }),
          text(`ab_tests.goal.${goal}`),
          ...(state === 'draft' ? [] : [text('ab_tests.day', { count: result.days })]),
        ].join(' · ')}
      </p>
      {state !== 'draft' && <TestResult goal={goal} result={result} />}
      {canWrite && state !== 'decided' && <TestActions test={test} onChanged={onChanged} />}
    </article>
  );
}

function TestActions({ test: { id, state }, onChanged }: Omit<Props, 'canWrite'>) {
  const { call, notices } = useStudio();
  const [chosen, setChosen] = useState<Arm>();

  async function run(
    acting: Promise<{ hasError: true; error: Parameters<typeof errorText>[0] } | { hasError: false }>,
    done: string,
  ): Promise<void> {
    const answer = await acting;
    setChosen(undefined);
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: done });
    onChanged();
  }

  const params = { id };
  if (state === 'draft')
    return (
      <div className={styles.actions}>
        <Button onClick={() => void run(call(abTests.start, { params }), text('ab_tests.started'))}>{text('ab_tests.start')}</Button>
      </div>
    );
  if (chosen) {
    const arm = chosen.toUpperCase();
    return (
      <div className={styles.actions}>
        <p>{text('ab_tests.sure')}</p>
        <Button onClick={() => void run(call(abTests.decide, { params, body: { winner: chosen } }), text('ab_tests.chosen', { arm }))}>
          {text('ab_tests.yes', { arm })}
        </Button>
        <Button look="quiet" onClick={() => setChosen(undefined)}>
          {text('ab_tests.no')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={() => setChosen('b')}>
        {text('ab_tests.choose_b')}
      </Button>
      <Button look="secondary" onClick={() => setChosen('a')}>
        {text('ab_tests.choose_a')}
      </Button>
      {state === 'running' && (
        <Button look="quiet" onClick={() => void run(call(abTests.stop, { params }), text('ab_tests.stopped'))}>
          {text('ab_tests.stop')}
        </Button>
      )}
    </div>
  );
}
