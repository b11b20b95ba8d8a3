import type { SavedMailing, SavedSegment } from '@selvedge/contract/studio/mailings.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { mailingAddress } from './mailing-address.ts';
import styles from './mailings.module.css';

type Props = { saved: readonly SavedMailing[]; segments: readonly SavedSegment[] };

export function MailingTable({ saved, segments }: Props) {
  return (
    <table className={styles.table} aria-label={text('mailings.list.mailings')}>
      <thead>
        <tr>
          <th scope="col">{text('mailings.name')}</th>
          <th scope="col">{text('mailings.state')}</th>
          <th scope="col" className={styles.number}>
            {text('mailings.sent')}
          </th>
          <th scope="col" className={styles.number}>
            {text('mailings.clicked')}
          </th>
        </tr>
      </thead>
      <tbody>
        {saved.map(({ id, name, segmentId, state, plannedAt, figures }) => (
          <tr key={id}>
            <th scope="row">
              <a href={mailingAddress('mailings', id)}>{name}</a>
              <small>{segments.find((segment) => segment.id === segmentId)?.name ?? segmentId}</small>
            </th>
            <td>
              {text(`mailings.state.${state}`)}
              {plannedAt && <small>{formatMoment(plannedAt)}</small>}
            </td>
            <td className={styles.number}>{figures.sent}</td>
            <td className={styles.number}>{figures.clicked}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
