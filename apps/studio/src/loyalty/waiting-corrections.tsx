import type { PointsCorrection } from '@selvedge/contract/studio/points.ts';
import { paths } from '../lib/router.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { writePoints } from './write-points.ts';

type Props = { corrections: readonly PointsCorrection[]; current: string | undefined };

/** What colleagues asked for and somebody else has to agree to. It names no member before one looks. */
export function WaitingCorrections({ corrections, current }: Props) {
  return (
    <section aria-label={text('points.waiting')}>
      <h2 className={styles.heading}>{text('points.waiting')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('points.points')}</th>
            <th scope="col">{text('points.reason')}</th>
            <th scope="col">{text('points.asked_by')}</th>
            <th scope="col">{text('points.when')}</th>
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ correctionId, contactId, points, reason, askedBy, askedAt }) => (
            <tr key={correctionId} aria-current={contactId === current || undefined}>
              <th scope="row">
                <a href={paths.screen('points', contactId)}>{writePoints(points)}</a>
              </th>
              <td>{reason}</td>
              <td>{askedBy}</td>
              <td>{formatMoment(askedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
