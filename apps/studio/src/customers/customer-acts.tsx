import type { Attempt } from '@selvedge/contract/attempt.ts';
import { customers, type StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { type TextKey, text } from '../texts/text.ts';
import styles from './customers.module.css';

type Props = { customer: StaffCustomer; onDone: () => void; onErase: () => void };

/** What a person may ask for. Each is written down with who did it. */
export function CustomerActs({ customer, onDone, onErase }: Props) {
  const { call, notices } = useStudio();
  const mayErase = useRight('customer.erase');
  const [isBusy, setBusy] = useState(false);
  const { customerId, account, isEmailProven, sessions, club } = customer;
  const body = { customerId };

  async function act(asked: Promise<Attempt<unknown>>, said: TextKey): Promise<void> {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text(said) });
    if (!answer.hasError) onDone();
  }

  async function save(): Promise<Attempt<unknown>> {
    const answer = await call(customers.exportData, { body });
    // The file's name says nothing about whom it is of: it lies among downloads that others may see.
    if (!answer.hasError)
      saveDownload({
        name: `customer-${customerId.slice(2, 10)}.json`,
        type: 'application/json',
        text: JSON.stringify(answer.data, null, 2),
      });
    return answer;
  }

  return (
    <div className={styles.acts}>
      <Button look="secondary" disabled={isBusy} onClick={() => void act(save(), 'customers.act.exported')}>
        {text('customers.act.export')}
      </Button>
      {account && !isEmailProven && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => void act(call(customers.resendVerification, { body }), 'customers.act.verified')}
        >
          {text('customers.act.verify')}
        </Button>
      )}
      {sessions.length > 0 && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => void act(call(customers.endSessions, { body }), 'customers.act.sessions_ended')}
        >
          {text('customers.act.sessions')}
        </Button>
      )}
      {club?.messagesSince && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => void act(call(customers.unsubscribe, { body }), 'customers.act.unsubscribed')}
        >
          {text('customers.act.unsubscribe')}
        </Button>
      )}
      {mayErase && (
        <button type="button" className={styles.danger} onClick={onErase}>
          {text('customers.act.erase')}
        </button>
      )}
    </div>
  );
}
