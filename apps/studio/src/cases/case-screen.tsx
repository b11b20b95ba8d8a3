import { type CaseMessage, cases, type StaffCase } from '@selvedge/contract/studio/cases.ts';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import sideList from '../lists/side-list.module.css';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CaseActs, type RunCaseCall } from './case-acts.tsx';
import styles from './cases.module.css';

/** One case: who asked, about which order, every word, and what to do next. That somebody looked is kept. */
export function CaseScreen({ caseNumber, onChanged }: { caseNumber: string; onChanged: () => void }) {
  const { call, notices } = useStudio();
  const mayWrite = useRight('support.write');
  const { data, error, reload } = useLoad(`case ${caseNumber}`, () => call(cases.look, { body: { caseNumber } }));
  const [changed, setChanged] = useState<StaffCase>();
  if (error && !data) return <StateNote isError title={text('cases.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!data) return null;
  // The answer of a change is newer than what was loaded before, and older than what is loaded after it.
  const shown = changed && changed.changed >= data.changed ? changed : data;

  const run: RunCaseCall = async (asked, said) => {
    const answer = await asked;
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text(said) });
    if (answer.hasError) return false;
    setChanged(answer.data);
    onChanged();
    return true;
  };

  return (
    <section className={side.screen} aria-label={caseNumber}>
      <div className={`${side.screenHead} ${sideList.head}`}>
        <h2>
          {caseNumber} <span data-state={shown.caseState}>{text(`cases.state.${shown.caseState}`)}</span>
        </h2>
        <a href={paths.screen('cases') + location.search}>{text('cases.close')}</a>
      </div>
      <p className={sideList.quiet}>
        {text(`cases.subject.${shown.subject}`)}, {shown.market}, {formatMoment(shown.created)}
      </p>
      <Asker shown={shown} />
      <div>
        <h3>{text('cases.messages')}</h3>
        <ol className={styles.messages}>
          {shown.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </div>
      {mayWrite && <CaseActs shown={shown} run={run} />}
    </section>
  );
}

function Asker({ shown: { name, email, shopperId, order, claimedOrderNumber } }: { shown: StaffCase }) {
  const mayReadOrders = useRight('order.read');
  return (
    <dl className={styles.asker}>
      <div>
        <dt>{text('cases.asker')}</dt>
        <dd>
          <bdi>{name}</bdi> <bdi>{email}</bdi>
          {shopperId && <small>{text('cases.member')}</small>}
        </dd>
      </div>
      {order && (
        <div>
          <dt>{text('cases.order')}</dt>
          <dd>{mayReadOrders ? <a href={paths.screen('orders', order.orderId)}>{order.orderNumber}</a> : order.orderNumber}</dd>
        </div>
      )}
      {claimedOrderNumber && (
        <div>
          <dt>{text('cases.order')}</dt>
          <dd>{text('cases.claimed', { number: claimedOrderNumber })}</dd>
        </div>
      )}
    </dl>
  );
}

function Message({ message: { kind, who, text: words, at } }: { message: CaseMessage }) {
  const by = { question: text('cases.by_shopper'), answer: text('cases.by_staff', { who }), note: text('cases.by_note', { who }) }[kind];
  return (
    <li className={styles.message} data-kind={kind}>
      <p className={sideList.quiet}>
        {by}, <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className={styles.words}>
        <bdi>{words}</bdi>
      </p>
    </li>
  );
}
