import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { clubAddress } from './club-address.ts';
import styles from './loyalty.module.css';
import { writeCount } from './write-points.ts';

const columns = ['members', 'booked', 'pending', 'missing', 'point_worth', 'booked_worth', 'pending_worth'] as const;

/** What the shop owes its members, market by market: sums of several currencies would say nothing. */
export function OpenPointsTable() {
  const { call } = useStudio();
  const { data, error, reload } = useLoad('open points', () => call(staffLoyalty.openPoints, {}));
  if (error && !data) return <StateNote isError title={text('club.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  if (data.length === 0) return <StateNote title={text('club.open_none')} />;
  return (
    <>
      <p className={styles.quiet}>{text('club.open_note')}</p>
      <table className={styles.table} aria-label={text('club.list.open')}>
        <thead>
          <tr>
            <th scope="col">{text('club.market')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {text(`club.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ market, members, booked, pending, missing, pointWorth, bookedWorth, pendingWorth }) => (
            <tr key={market}>
              <th scope="row">
                <a href={clubAddress('programmes', market)}>{market}</a>
              </th>
              {[members, booked, pending, missing].map((count, at) => (
                <td key={columns[at]} className={styles.number}>
                  {writeCount(count)}
                </td>
              ))}
              <td className={styles.number}>{`${pointWorth} ${bookedWorth.currency}`}</td>
              <td className={styles.number}>{writeMoney(bookedWorth)}</td>
              <td className={styles.number}>{writeMoney(pendingWorth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
