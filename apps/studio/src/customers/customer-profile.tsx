import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { Place } from '../orders/order-people.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './customers.module.css';

/** What the person has told. */
export function CustomerProfile({ customer: { account, addresses } }: { customer: StaffCustomer }) {
  if (!account) return null;
  const signsIn = [...(account.hasPassword ? [text('customers.password')] : []), ...account.providers];
  const facts: [string, string][] = [
    [text('customers.opened'), formatMoment(account.createdAt)],
    [text('customers.signs_in'), signsIn.join(', ')],
    [text('customers.pending_email'), account.pendingEmail],
    [text('customers.phone'), account.phoneNumber],
    [text('customers.birthdate'), account.birthdate],
    [text('customers.due_date'), account.dueDate],
    [text('customers.preferred_payment'), account.preferredPayment],
    [text('customers.preferences'), account.preferences.join(', ')],
  ];
  return (
    <>
      <div>
        <h3>{text('customers.account')}</h3>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      {addresses.length > 0 && (
        <div className={styles.cards}>
          {addresses.map(({ address, isPreferred }) => (
            <Place
              key={JSON.stringify(address)}
              title={text(isPreferred ? 'customers.preferred' : 'customers.address')}
              address={address}
            />
          ))}
        </div>
      )}
    </>
  );
}
