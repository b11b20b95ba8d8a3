import type { Sales } from '@selvedge/contract/studio/figures-sales.ts';
import type { CSSProperties } from 'react';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { text } from '../texts/text.ts';
import { fieldTitles } from './field-titles.ts';
import styles from './figures.module.css';
import { fieldWriter, isAmount, isUnknown, type SalesField, writeChange, writeCount } from './write-figure.ts';

type Props = { sales: Sales; field: SalesField; most?: number };

/** Markets, the strongest first, with a bar each: which of them carry the day. */
export function MarketTable({ sales: { markets, currency, compared }, field, most = Number.POSITIVE_INFINITY }: Props) {
  const write = fieldWriter(field, currency);
  const rows = markets.toSorted((a, b) => b.now[field] - a.now[field] || a.market.localeCompare(b.market)).slice(0, most);
  const largest = Math.max(...rows.map(({ now }) => now[field]), 1);
  return (
    <ScrollTable name={text('figures.by_market')}>
      <thead>
        <tr>
          <th scope="col">{text('figures.market')}</th>
          <th scope="col" data-number>
            {text(fieldTitles[field])}
          </th>
          {compared && (
            <th scope="col" data-number>
              {text('figures.change')}
            </th>
          )}
          <th scope="col" data-number>
            {text('figures.orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ market, now, before }) => (
          <tr key={market}>
            <th scope="row">
              <span className={styles.bar} style={{ '--part': now[field] / largest } as CSSProperties}>
                {market}
              </span>
            </th>
            <td data-number>{isAmount(field) && isUnknown(now.gross, now.orders) ? '–' : write(now[field])}</td>
            {compared && <td data-number>{writeChange(now[field], before?.[field]) ?? '–'}</td>}
            <td data-number>{writeCount(now.orders)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
