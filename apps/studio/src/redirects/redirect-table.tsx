import type { KeptRedirect } from '@selvedge/contract/studio/redirects.ts';
import { formatMoment } from '../shell/moment.ts';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { text } from '../texts/text.ts';
import styles from './redirects.module.css';

type Props = { redirects: readonly KeptRedirect[]; onRemove: ((redirect: KeptRedirect) => Promise<void>) | undefined };

/** Where each address leads, how often it was asked for, and who made it so. */
export function RedirectTable({ redirects, onRemove }: Props) {
  return (
    <ScrollTable name={text('redirects.title')}>
      <thead>
        <tr>
          <th scope="col">{text('redirects.from')}</th>
          <th scope="col">{text('redirects.to')}</th>
          <th scope="col">{text('redirects.kind')}</th>
          <th scope="col" data-number>
            {text('redirects.hits')}
          </th>
          <th scope="col">{text('redirects.origin')}</th>
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {redirects.map((each) => (
          <tr key={`${each.market} ${each.path}`}>
            <th scope="row" className={styles.path}>
              {each.path}
              <small>{each.market === '*' ? text('redirects.every_market') : each.market}</small>
            </th>
            <td className={styles.path}>{each.target || text('redirects.gone')}</td>
            <td>{text(`redirects.status.${each.status}`)}</td>
            <td data-number>
              {each.hits}
              {each.lastHitAt && <small>{formatMoment(each.lastHitAt)}</small>}
            </td>
            <td>
              {each.origin === 'moved' ? text('redirects.origin_moved', { who: each.changedBy }) : each.changedBy}
              <small>{formatMoment(each.changedAt)}</small>
            </td>
            {onRemove && (
              <td>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text('redirects.remove_name', { path: each.path })}
                  onClick={() => void onRemove(each)}
                >
                  {text('redirects.remove')}
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
