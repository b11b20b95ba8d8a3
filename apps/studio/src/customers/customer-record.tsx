import { customers, type StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import styles from './customers.module.css';

/** Who looked before, and why whoever looks now does. */
export function CustomerRecord({ customer: { customerId, looks }, onKept }: { customer: StaffCustomer; onKept: () => void }) {
  const { call, notices } = useStudio();
  const [reason, setReason] = useState('');

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(customers.look, { body: { customerId, reason } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setReason('');
    notices.post({ kind: 'done', text: text('customers.reason_kept') });
    onKept();
  }

  return (
    <div>
      <h3>{text('customers.record')}</h3>
      <form className={styles.reason} onSubmit={(event) => void keep(event)}>
        <FormField label={text('customers.reason')}>
          {(ties) => <input {...ties} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </FormField>
        <Button type="submit" look="secondary" disabled={reason.trim() === ''}>
          {text('customers.reason_keep')}
        </Button>
      </form>
      <ol className={styles.events}>
        {looks.map(({ at, who, action, reason: why }) => (
          <li key={`${at} ${who} ${action}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {who} {findText(`customers.action.${action}`) ?? action}
            {why && <span className={styles.quiet}> {why}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
