import { customers } from '@selvedge/contract/studio/customers.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerProfile } from './customer-profile.tsx';
import { CustomerRecord } from './customer-record.tsx';
import { CustomerThings } from './customer-things.tsx';
import styles from './customers.module.css';
import { ErasePanel } from './erase-panel.tsx';

/** Everything about one person. That somebody looked is kept before anything is shown. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const { call, notices } = useStudio();
  const { data, error, reload } = useLoad(`customer ${customerId}`, () => call(customers.look, { body: { customerId } }));
  const [isErasing, setErasing] = useState(false);
  if (error && !data) return <StateNote isError title={text('customers.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ') || text('customers.no_name');
  return (
    <section className={`${side.screen} ${styles.screen}`} aria-label={name}>
      <div className={`${side.screenHead} ${styles.screenHead}`}>
        <h2>
          {name} <span>{text(`customers.kind.${data.kind}`)}</span>
        </h2>
        <a href={paths.screen('customers')}>{text('customers.close')}</a>
      </div>
      <p className={styles.contact}>
        <span>{data.email}</span> <span className={styles.quiet}>{data.market}</span>
      </p>
      {!data.isEmailProven && <p className={styles.warning}>{text('customers.unproven')}</p>}
      {isErasing ? (
        <ErasePanel
          customer={data}
          onClose={() => setErasing(false)}
          onErased={() => {
            notices.post({ kind: 'done', text: text('customers.erase.done') });
            navigate(paths.screen('customers'));
          }}
        />
      ) : (
        <CustomerActs customer={data} onDone={reload} onErase={() => setErasing(true)} />
      )}
      <CustomerProfile customer={data} />
      <CustomerOrders orders={data.orders} />
      <CustomerConsents customer={data} />
      <CustomerThings customer={data} />
      <CustomerRecord customer={data} onKept={reload} />
    </section>
  );
}
