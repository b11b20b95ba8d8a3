import type { ReturnRow } from '@selvedge/contract/studio/returns.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './returns.module.css';
import type { ReturnRows } from './use-return-rows.ts';

type Props = { rows: ReturnRows; isSearched: boolean; opened: string | undefined };

export function ReturnList({ rows: { returns, error, reload, loadMore }, isSearched, opened }: Props) {
  if (error && !returns) return <StateNote isError title={text('returns.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!returns) return <StateNote title={text('studio.loading')} />;
  if (returns.length === 0)
    return (
      <StateNote title={text(isSearched ? 'returns.none' : 'returns.empty')} {...(isSearched && { advice: text('returns.none_advice') })} />
    );
  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('returns.number')}</th>
            <th scope="col">{text('returns.state')}</th>
            <th scope="col" data-column="method">
              {text('returns.method')}
            </th>
            <th scope="col" className={styles.amount}>
              {text('returns.pieces')}
            </th>
            <th scope="col" data-column="registered">
              {text('returns.registered')}
            </th>
          </tr>
        </thead>
        <tbody>
          {returns.map((row) => (
            <Row key={row.returnId} row={row} isOpen={row.returnNumber === opened} />
          ))}
        </tbody>
      </table>
      {loadMore && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('returns.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Row({ row, isOpen }: { row: ReturnRow; isOpen: boolean }) {
  const { returnNumber, returnState, isWithdrawal, method, market, pieces, registered } = row;
  return (
    <tr aria-current={isOpen || undefined}>
      <th scope="row">
        <a href={paths.screen('returns', returnNumber) + location.search}>{returnNumber}</a>
        <small>{market}</small>
      </th>
      <td data-state={returnState}>
        {text(`returns.state.${returnState}`)}
        {isWithdrawal && <small>{text('returns.withdrawal')}</small>}
      </td>
      <td data-column="method">{text(`returns.method.${method}`)}</td>
      <td className={styles.amount}>{pieces}</td>
      <td data-column="registered">{formatMoment(registered)}</td>
    </tr>
  );
}
