import type { CollectWork } from '@selvedge/contract/studio/collect.ts';
import type { ReactNode } from 'react';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './collect.module.css';

type Props = { title: string; none: string; work: readonly CollectWork[]; action?: (work: CollectWork) => ReactNode };

export function WorkTable({ title, none, work, action }: Props) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2>
        {title} <span className={styles.count}>{work.length}</span>
      </h2>
      {work.length === 0 && <p className={styles.none}>{none}</p>}
      {work.map((each) => (
        <article key={`${each.orderId} ${each.parcelId}`} className={styles.order}>
          <h3>
            {each.orderNumber} <span>{each.buyer}</span>
          </h3>
          <p className={styles.when}>
            {each.keepUntil
              ? text('collect.keep_until', { moment: formatMoment(each.keepUntil) })
              : text('collect.placed', { moment: formatMoment(each.placedAt) })}
          </p>
          <ul>
            {each.lines.map(({ lineItemId, name, colour, size, ean, quantity }) => (
              <li key={lineItemId}>
                {quantity} × {name}, {colour}, {size} <small>{ean}</small>
              </li>
            ))}
          </ul>
          {action && <div>{action(each)}</div>}
        </article>
      ))}
    </section>
  );
}
