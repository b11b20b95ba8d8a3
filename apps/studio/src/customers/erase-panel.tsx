import { customers, type StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts/text.ts';
import styles from './customers.module.css';

type Props = { customer: StaffCustomer; onClose: () => void; onErased: () => void };

/** The second step: what goes, what stays and why, and the address typed by hand. */
export function ErasePanel({ customer: { customerId, email }, onClose, onErased }: Props) {
  const { call } = useStudio();
  const plan = useLoad(`erasure ${customerId}`, () => call(customers.previewErasure, { body: { customerId } }));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [withOpenOrders, setWithOpenOrders] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await call(customers.erase, { body: { customerId, email: typed, reason, withOpenOrders } });
    setBusy(false);
    if (answer.hasError) return setProblem(errorText(answer.error));
    onErased();
  }

  const { data } = plan;
  const isSame = typed.trim().toLowerCase() === email;
  const isReady = data && data.livePayments === 0 && isSame && (data.openOrders === 0 || withOpenOrders);
  return (
    <form className={styles.erase} aria-label={text('customers.erase.title')} onSubmit={(event) => void erase(event)}>
      <ArrivalHeading />
      {plan.error && !data && <StateNote isError title={text('customers.failed')} advice={errorText(plan.error)} onRetry={plan.reload} />}
      {data && (
        <>
          <ErasurePlan {...data} />
          {data.livePayments > 0 && <p className={styles.warning}>{text('customers.erase.paying')}</p>}
          {data.openOrders > 0 && (
            <FormCheck
              label={text('customers.erase.open', { count: data.openOrders })}
              checked={withOpenOrders}
              onChange={setWithOpenOrders}
            />
          )}
          <AddressTyped
            {...{ email, typed, problem }}
            onType={(words) => {
              setTyped(words);
              setProblem('');
            }}
          />
          <FormField label={text('customers.erase.why')}>
            {(ties) => <input {...ties} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />}
          </FormField>
        </>
      )}
      <div className={styles.acts}>
        <Button type="submit" disabled={!isReady || isBusy}>
          {text('customers.erase.do')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {text('customers.erase.back')}
        </Button>
      </div>
    </form>
  );
}

/** Who asked for this step goes on at its beginning. */
function ArrivalHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {text('customers.erase.title')}
    </h3>
  );
}

type AddressProps = { email: string; typed: string; problem: string; onType: (typed: string) => void };

function AddressTyped({ email, typed, problem, onType }: AddressProps) {
  return (
    <FormField label={text('customers.erase.type', { email })} problem={problem || undefined}>
      {(ties) => (
        <input
          {...ties}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FormField>
  );
}

type PlanParts = readonly { what: string; count: number }[];

function ErasurePlan({ goes, stays }: { goes: PlanParts; stays: PlanParts }) {
  return (
    <div className={styles.plan}>
      <div>
        <h4>{text('customers.erase.goes')}</h4>
        <Parts parts={goes} />
        {goes.length === 0 && <p>{text('customers.erase.goes_none')}</p>}
      </div>
      <div>
        <h4>{text('customers.erase.stays')}</h4>
        <Parts parts={stays} />
        <p>{text('customers.erase.record')}</p>
      </div>
    </div>
  );
}

function Parts({ parts }: { parts: PlanParts }) {
  return (
    <ul>
      {parts.map(({ what, count }) => (
        <li key={what}>
          <b>{count}</b> {findText(`customers.erase.${what}`) ?? what}
        </li>
      ))}
    </ul>
  );
}
