import { type MemberPoints, mostPoints, staffPoints } from '@selvedge/contract/studio/points.ts';
import { correctionDays } from '@selvedge/domain/loyalty/correction-limit.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { writeCount } from './write-points.ts';

const shortestReason = 3;
const blank = () => ({ points: '', reason: '', key: crypto.randomUUID() });

/** Gives points or takes some off. What was typed anew is another correction; the same sent again is done once. */
export function CorrectForm({ member, onDone }: { member: MemberPoints; onDone: () => void }) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(blank);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const points = readPoints(form.points);
  const isReady = points !== undefined && form.reason.trim().length >= shortestReason;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    const { key, reason } = form;
    const answer = await call(staffPoints.correct, { body: { contactId: member.contactId, key, points, reason } });
    setBusy(false);
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setForm(blank());
    const isWaiting = answer.data.corrections[0]?.state === 'waiting';
    notices.post({ kind: 'done', text: text(isWaiting ? 'points.asked' : 'points.corrected') });
    onDone();
  }

  const put = (part: Partial<typeof form>) => setForm({ ...form, ...part, key: crypto.randomUUID() });
  const isWrong = form.points.trim() !== '' && points === undefined;
  return (
    <form className={styles.form} aria-label={text('points.correct')} onSubmit={(event) => void submit(event)}>
      <h3>{text('points.correct')}</h3>
      <LineField
        label={text('points.points')}
        hint={text('points.points_hint')}
        problem={isWrong ? text('points.unreadable', { most: writeCount(mostPoints) }) : undefined}
      >
        {(ties) => <input {...ties} autoComplete="off" value={form.points} onChange={(event) => put({ points: event.target.value })} />}
      </LineField>
      <LineField label={text('points.reason')} hint={text('points.reason_hint')}>
        {(ties) => <input {...ties} maxLength={500} value={form.reason} onChange={(event) => put({ reason: event.target.value })} />}
      </LineField>
      <Consequences member={member} points={points ?? 0} />
      <div className={styles.save}>
        <Button type="submit" disabled={!isReady || isBusy}>
          {text(points !== undefined && points < 0 ? 'points.take' : 'points.give')}
        </Button>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}

/** What happens is said before it does. */
function Consequences({ member: { balance, aloneUpTo }, points }: { member: MemberPoints; points: number }) {
  const needsSecond = Math.abs(points) > aloneUpTo;
  const isBelow = points < 0 && balance + points < 0;
  return (
    <p className={styles.quiet} role="status">
      {text('points.alone', { count: writeCount(aloneUpTo), days: correctionDays })} {needsSecond && text('points.needs_second')}{' '}
      {isBelow && text('points.goes_below')}
    </p>
  );
}

function readPoints(typed: string): number | undefined {
  const points = /^[+-]?\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return points !== 0 && Math.abs(points) <= mostPoints ? points : undefined;
}
