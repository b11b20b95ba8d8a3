import { customers } from '@selvedge/contract/studio/customers.ts';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './customers.module.css';

/** Names nobody whole: who it is stands in the screen, and going there is written down. */
export function CustomerList({ search, opened }: { search: string; opened: string | undefined }) {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('customers', () => call(customers.find, { body: { search } }));
  if (error && !data) return <StateNote isError title={text('customers.failed')} advice={errorText(error)} onRetry={reload} />;
  if (isLoading || !data) return <StateNote title={text('studio.loading')} />;
  if (data.customers.length === 0) return <StateNote title={text('customers.none')} advice={text('customers.none_advice')} />;
  return (
    <div>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{text('customers.name')}</th>
            <th scope="col">{text('customers.email')}</th>
            <th scope="col">{text('customers.kind')}</th>
            <th scope="col">{text('customers.market')}</th>
            <th scope="col" className={styles.amount}>
              {text('customers.orders')}
            </th>
            <th scope="col" className={styles.since}>
              {text('customers.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.customers.map(({ customerId, kind, name, email, market, orders, since, isMember }) => (
            <tr key={customerId} aria-current={customerId === opened || undefined}>
              <th scope="row">
                <a href={paths.screen('customers', customerId)}>{name || text('customers.no_name')}</a>
              </th>
              <td>{email}</td>
              <td>
                {text(`customers.kind.${kind}`)}
                {isMember && kind !== 'member' && <small>{text('customers.in_club')}</small>}
              </td>
              <td>{market}</td>
              <td className={styles.amount}>{orders}</td>
              <td className={styles.since}>{formatMoment(since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.isMore && <p className={styles.quiet}>{text('customers.more')}</p>}
    </div>
  );
}
