import type { Sales } from '@selvedge/contract/studio/figures-sales.ts';
import { paths } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';
import { nameOfTime } from './name-of-time.ts';

/** Which rate amounts were converted at, and what is in no sum because there is none. */
export function AmountsNote({ rates, left, currency }: Pick<Sales, 'rates' | 'left' | 'currency'>) {
  const mayWrite = useRight('market.write');
  const used = rates.filter((each) => each.currency !== currency || rates.length > 0);
  if (used.length === 0 && left.length === 0) return null;
  const said = [...Map.groupBy(used, ({ since }) => since)].map(([since, all]) =>
    text('figures.rate', { rates: all.map((each) => `${each.rate} ${each.currency}`).join(', '), since: nameOfTime(since).short }),
  );
  const missing = left.map((each) => text('figures.left_in', { count: each.orders, currency: each.currency }));
  return (
    <p className={styles.note} role="note">
      {used.length > 0 && text('figures.converted', { rates: said.join('; ') })}{' '}
      {left.length > 0 && `${text('figures.left', { orders: missing.join(', ') })} `}
      {left.length > 0 && mayWrite && <a href={paths.screen('figures', 'rates')}>{text('figures.write_rate')}</a>}
    </p>
  );
}
