import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { parcelsToLabel } from '@selvedge/domain/parcel/parcels-to-label.ts';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './pick-lists.module.css';
import { useChosenWork } from './use-chosen-work.ts';

/** Which labels are printed, and of which of the chosen orders there are none, before the file is opened. */
export function Labels() {
  const { data, error, isLoading, reload } = useChosenWork();
  if (error && !data) return <StateNote isError title={text('orders.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading || !data) return <StateNote title={text('studio.loading')} />;
  const rows = data.map((work) => ({ ...work, labelled: parcelsToLabel(work.parcels) }));
  const count = rows.reduce((all, { labelled }) => all + labelled.length, 0);
  const file = `${staffCarrier.labels.path}?orders=${rows.map(({ orderId }) => orderId).join(',')}`;
  return (
    <>
      <div className={styles.head}>
        <h1>{text('labels.title', { count })}</h1>
        {count > 0 && (
          <a className={styles.print} href={file} target="_blank" rel="noreferrer">
            {text('labels.open')}
          </a>
        )}
        <a href={paths.screen('orders')}>{text('pick.back')}</a>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('orders.number')}</th>
            <th scope="col">{text('labels.parcel')}</th>
            <th scope="col">{text('parcels.tracking')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ orderId, orderNumber, labelled }) =>
            labelled.length === 0 ? (
              <tr key={orderId}>
                <th scope="row">{orderNumber}</th>
                <td colSpan={2}>{text('labels.none')}</td>
              </tr>
            ) : (
              labelled.map(({ parcelId, number, courier, trackingNumber }) => (
                <tr key={parcelId}>
                  <th scope="row">{orderNumber}</th>
                  <td>{number}</td>
                  <td>{trackingNumber ? `${courier} ${trackingNumber}` : text('labels.on_packing')}</td>
                </tr>
              ))
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
