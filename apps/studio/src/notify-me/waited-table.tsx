import type { WaitedFor, WaitedGrouping } from '@selvedge/contract/studio/notify-me.ts';
import { paths } from '../lib/router.ts';
import { formatMoment } from '../shell/moment.ts';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { text } from '../texts/text.ts';
import styles from './notify-me.module.css';

export function WaitedTable({ rows, by }: { rows: readonly WaitedFor[]; by: WaitedGrouping }) {
  const most = Math.max(...rows.map(({ people }) => people), 1);
  return (
    <ScrollTable name={text('notify_me.title')}>
      <thead>
        <tr>
          <th scope="col">{text('notify_me.product')}</th>
          {by !== 'style' && <th scope="col">{text('notify_me.size')}</th>}
          {by === 'market' && <th scope="col">{text('notify_me.market')}</th>}
          <th scope="col">{text('notify_me.people')}</th>
          <th scope="col">{text('notify_me.since')}</th>
          <th scope="col" data-number>
            {text('notify_me.told')}
          </th>
          <th scope="col" data-number>
            {text('notify_me.pieces')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.productId} ${row.kind} ${row.sku} ${row.market}`}>
            <th scope="row">
              <a href={paths.screen('products', row.productId)}>{row.name || row.productId}</a>
              <small>
                {[row.colour, row.productId].filter(Boolean).join(', ')}
                {row.kind === 'goingLive' && ` · ${text('notify_me.coming')}`}
              </small>
            </th>
            {by !== 'style' && <td>{row.size || text('notify_me.any_size')}</td>}
            {by === 'market' && <td>{row.market}</td>}
            <td>
              <span className={styles.people}>
                <progress value={row.people} max={most} aria-hidden="true" />
                {row.people}
              </span>
            </td>
            <td>
              <time dateTime={row.since}>{formatMoment(row.since)}</time>
            </td>
            <td data-number>{row.told}</td>
            <td data-number>{row.pieces}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
