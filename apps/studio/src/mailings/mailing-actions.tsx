import { fillPath } from '@selvedge/contract/client.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type SavedMailing, staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { MomentField } from '../promotions/moment-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { MailingResult } from './mailing-result.tsx';
import styles from './mailings.module.css';

type Props = { mailing: SavedMailing; market: MarketSettings; isDirty: boolean; onMoved: () => void };
type To = 'draft' | 'planned' | 'stopped' | 'sending';

/** How it reads, a test to oneself, its moment, and what became of it. */
export function MailingActions({ mailing: { id, state, plannedAt, figures }, market, isDirty, onMoved }: Props) {
  const { call, notices } = useStudio();
  const canWrite = useRight('mailing.write');
  const [at, setAt] = useState<string | undefined>();
  const [problem, setProblem] = useState('');

  async function move(to: To): Promise<void> {
    const answer = await call(staffMailings.move, { params: { id }, body: { to, ...(to === 'planned' && at && { at }) } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (answer.hasError) return;
    notices.post({ kind: 'done', text: text(`mailings.moved.${to}`) });
    onMoved();
  }

  async function test(): Promise<void> {
    const answer = await call(staffMailings.sendTest, { params: { id }, body: { market: market.id } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (!answer.hasError) notices.post({ kind: 'done', text: text('mailings.test_sent', { to: answer.data.to }) });
  }

  const press = (to: To, look: 'primary' | 'secondary' = 'primary') => (
    <Button look={look} disabled={isDirty} onClick={() => void move(to)}>
      {text(`mailings.move.${to}`)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      <h3>{text('mailings.try', { market: market.fullName })}</h3>
      <div className={styles.save}>
        <a
          href={`${fillPath(staffMailings.preview.path, { id })}?${new URLSearchParams({ market: market.id })}`}
          target="_blank"
          rel="noreferrer"
        >
          {text('mailings.preview')}
        </a>
        {canWrite && (
          <Button look="secondary" disabled={isDirty} onClick={() => void test()}>
            {text('mailings.send_test')}
          </Button>
        )}
      </div>
      <h3>{text('mailings.sending')}</h3>
      {plannedAt && state === 'planned' && <p>{text('mailings.planned_for', { moment: formatMoment(plannedAt) })}</p>}
      {canWrite && state === 'draft' && <MomentField label={text('mailings.moment')} at={at} onChange={setAt} />}
      {canWrite && (
        <div className={styles.save}>
          {state === 'draft' && press('planned')}
          {state === 'planned' && press('draft', 'secondary')}
          {state === 'sending' && press('stopped', 'secondary')}
          {state === 'stopped' && press('sending')}
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem || (isDirty && state === 'draft' && text('mailings.save_first'))}
      </p>
      {state !== 'draft' && <MailingResult figures={figures} />}
    </div>
  );
}
