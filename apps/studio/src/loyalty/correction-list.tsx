import { type PointsCorrection, staffPoints } from '@selvedge/contract/studio/points.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { writePoints } from './write-points.ts';

/** What staff gave and took, with who asked and who decided. */
export function CorrectionList({ corrections, onDone }: { corrections: readonly PointsCorrection[]; onDone: () => void }) {
  return (
    <section aria-label={text('points.corrections')}>
      <h3 className={styles.heading}>{text('points.corrections')}</h3>
      <ul className={styles.corrections}>
        {corrections.map((correction) => (
          <li key={correction.correctionId} data-state={correction.state}>
            <p>
              <b>{writePoints(correction.points)}</b> {correction.reason}, <span>{text(`points.state.${correction.state}`)}</span>
            </p>
            <p className={styles.quiet}>
              {text('points.by', { who: correction.askedBy, at: formatMoment(correction.askedAt) })}
              {correction.decidedBy &&
                ` ${text('points.decided', { who: correction.decidedBy, at: formatMoment(correction.decidedAt ?? '') })}`}
            </p>
            {correction.state === 'waiting' && <Decision correction={correction} onDone={onDone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Four eyes: who asked can't approve, and is told so instead of being offered it. */
function Decision({ correction, onDone }: { correction: PointsCorrection; onDone: () => void }) {
  const { call, member, notices } = useStudio();
  const mayCorrect = useRight('loyalty.correct');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { contactId, correctionId, askedBy } = correction;
  if (askedBy === member.email) return <p className={styles.quiet}>{text('points.own')}</p>;
  if (!mayCorrect) return null;

  async function decide(isApproved: boolean): Promise<void> {
    setBusy(true);
    const answer = await call(staffPoints.decide, { body: { contactId, correctionId, isApproved } });
    setBusy(false);
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text(isApproved ? 'points.agreed' : 'points.declined') });
    onDone();
  }

  return (
    <div className={styles.save}>
      <Button disabled={isBusy} onClick={() => void decide(true)}>
        {text('points.agree')}
      </Button>
      <Button look="secondary" disabled={isBusy} onClick={() => void decide(false)}>
        {text('points.decline')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
