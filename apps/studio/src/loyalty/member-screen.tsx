import { staffPoints } from '@selvedge/contract/studio/points.ts';
import { errorText } from '../lib/error-text.ts';
import { useScreenLink } from '../lib/open-screens.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CorrectForm } from './correct-form.tsx';
import { CorrectionList } from './correction-list.tsx';
import { EntryTable } from './entry-table.tsx';
import styles from './loyalty.module.css';
import { writeCount } from './write-points.ts';

/** One member: what they have, why, and what staff put right. That somebody looked is kept before anything is shown. */
export function MemberScreen({ contactId, onChanged }: { contactId: string; onChanged: () => void }) {
  const { call } = useStudio();
  const mayCorrect = useRight('loyalty.correct');
  const linkTo = useScreenLink();
  const { data, error, reload } = useLoad(`points ${contactId}`, () => call(staffPoints.get, { body: { contactId } }));
  if (error && !data) return <StateNote isError title={text('points.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  const { name, email, market, joinedAt, balance, pending, corrections } = data;
  const customer = linkTo('customers', [`c-${contactId}`]);
  const done = () => {
    reload();
    onChanged();
  };
  return (
    <section className={side.screen} aria-label={name || email}>
      <div className={side.screenHead}>
        <h2>{name || email}</h2>
        <a href={paths.screen('points')}>{text('points.close')}</a>
      </div>
      <p className={styles.quiet}>
        {customer ? <a href={customer}>{email}</a> : email} · {market} · {text('points.member_since', { moment: formatMoment(joinedAt) })}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>{text('points.balance')}</dt>
          <dd>{writeCount(balance)}</dd>
        </div>
        <div>
          <dt>{text('points.pending')}</dt>
          <dd>{writeCount(pending)}</dd>
        </div>
      </dl>
      {balance < 0 && <p className={styles.warning}>{text('points.below')}</p>}
      {mayCorrect && <CorrectForm member={data} onDone={done} />}
      {corrections.length > 0 && <CorrectionList corrections={corrections} onDone={done} />}
      <EntryTable key={data.entries[0]?.id} member={data} />
    </section>
  );
}
