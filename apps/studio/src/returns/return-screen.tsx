import { type StaffReturn, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { isExchangedWhole } from '@selvedge/domain/returns/is-exchanged-whole.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import sideList from '../lists/side-list.module.css';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ReceiveForm, type RunReturnCall } from './receive-form.tsx';
import { ReturnedPiece } from './returned-piece.tsx';
import styles from './returns.module.css';

type Props = { returnNumber: string; onChanged: () => void; onDone: () => void };

/** One return: what comes back and why, and what to do with it. */
export function ReturnScreen({ returnNumber, onChanged, onDone }: Props) {
  const { call, notices } = useStudio();
  const mayWrite = useRight('order.write');
  const { data, error, reload } = useLoad(`return ${returnNumber}`, () => call(staffReturns.get, { body: { returnNumber } }));
  const [changed, setChanged] = useState<StaffReturn>();
  if (error && !data) return <StateNote isError title={text('returns.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!data) return null;
  // The answer of a change is newer than what was loaded before, and older than what is loaded after it.
  const shown = changed && changed.changed > data.changed ? changed : data;
  const isOpen = shown.returnState === 'registered' || shown.returnState === 'onItsWay';
  const state = !isOpen && isExchangedWhole(shown) ? 'exchanged' : shown.returnState;

  const run: RunReturnCall = async (asked, said) => {
    const answer = await asked;
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: said });
    if (answer.hasError) return false;
    setChanged(answer.data);
    onChanged();
    onDone();
    return true;
  };

  return (
    <section className={side.screen} aria-label={shown.returnNumber}>
      <div className={`${side.screenHead} ${sideList.head} ${styles.head}`}>
        <h2>
          {shown.returnNumber} <span data-state={shown.returnState}>{text(`returns.state.${state}`)}</span>
        </h2>
        <a href={paths.screen('returns') + location.search}>{text('returns.close')}</a>
      </div>
      <Facts shown={shown} />
      {isOpen && mayWrite && shown.returnState === 'registered' && (
        <p>
          <Button
            look="secondary"
            onClick={() => void run(call(staffReturns.noteSent, { body: { returnId: shown.returnId } }), text('returns.sent_noted'))}
          >
            {text('returns.note_sent')}
          </Button>
        </p>
      )}
      {isOpen && mayWrite ? (
        <div>
          <h3>{text('returns.take_in')}</h3>
          <ReceiveForm shown={shown} run={run} />
        </div>
      ) : (
        <div>
          <h3>{text('returns.lines')}</h3>
          {shown.lines.map((line) => (
            <div key={line.lineItemId} className={styles.line}>
              <ReturnedPiece line={line} />
              {!isOpen && <Outcome line={line} />}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Facts({ shown }: { shown: StaffReturn }) {
  const {
    orderId,
    orderNumber,
    market,
    registered,
    method,
    pickupDay,
    isWithdrawal,
    returnState,
    amount,
    refusal,
    exchangeState,
    exchangeNumber = '',
  } = shown;
  const isPaid = returnState === 'received' || returnState === 'refunded';
  return (
    <>
      <p className={sideList.quiet}>
        {[
          market,
          formatMoment(registered),
          text(`returns.method.${method}`),
          pickupDay && formatDay(pickupDay, 'en-GB'),
          isWithdrawal && text('returns.withdrawal'),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('returns.order')}</dt>
          <dd>
            <a href={paths.screen('orders', orderId)}>{orderNumber}</a>
          </dd>
        </div>
        {returnState !== 'refused' && returnState !== 'cancelled' && !isExchangedWhole(shown) && (
          <div>
            <dt>{text(isPaid ? 'returns.amount_done' : 'returns.amount')}</dt>
            <dd>{writeMoney(amount)}</dd>
          </div>
        )}
      </dl>
      {exchangeState && <p className={styles.exchange}>{text(`returns.exchange.${exchangeState}`, { number: exchangeNumber })}</p>}
      {refusal && <p className={styles.refusal}>{text('returns.refusal', { reason: refusal })}</p>}
    </>
  );
}

/** What became of a line. */
function Outcome({ line: { received, restocked, refused, refusal, condition } }: { line: StaffReturn['lines'][number] }) {
  return (
    <ul className={styles.outcome}>
      {received > 0 && condition && (
        <li>{text('returns.came', { count: received, condition: text(`returns.condition.${condition}`).toLowerCase() })}</li>
      )}
      {restocked > 0 && <li>{text('returns.restocked', { count: restocked })}</li>}
      {refused > 0 && <li className={styles.refusal}>{text('returns.line_refused', { count: refused, reason: refusal })}</li>}
      {received === 0 && refused === 0 && <li>{text('returns.did_not_come')}</li>}
    </ul>
  );
}
