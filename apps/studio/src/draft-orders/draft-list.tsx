import type { DraftRow } from '@selvedge/contract/studio/draft-orders.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './draft-orders.module.css';
import type { DraftRows } from './use-draft-rows.ts';

type Props = { rows: DraftRows; isSearched: boolean; opened: string | undefined };

/** Names nobody: whose a draft is, is seen where looking is kept. */
export function DraftList({ rows: { drafts, error, reload, loadMore }, isSearched, opened }: Props) {
  if (error && !drafts) return <StateNote isError title={text('drafts.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!drafts) return <StateNote title={text('studio.loading')} />;
  if (drafts.length === 0)
    return (
      <StateNote title={text(isSearched ? 'drafts.none' : 'drafts.empty')} {...(isSearched && { advice: text('drafts.none_advice') })} />
    );
  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('drafts.number')}</th>
            <th scope="col">{text('drafts.state')}</th>
            <th scope="col" className={styles.amount}>
              {text('drafts.pieces')}
            </th>
            <th scope="col" data-column="by">
              {text('drafts.by')}
            </th>
            <th scope="col" data-column="changed">
              {text('drafts.changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((row) => (
            <Row key={row.draftNumber} row={row} isOpen={row.draftNumber === opened} />
          ))}
        </tbody>
      </table>
      {loadMore && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('drafts.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Row({ row, isOpen }: { row: DraftRow; isOpen: boolean }) {
  const { draftNumber, draftState, market, pieces, createdBy, changed, orderNumber } = row;
  return (
    <tr aria-current={isOpen || undefined}>
      <th scope="row">
        <a href={paths.screen('draft-orders', draftNumber) + location.search}>{draftNumber}</a>
        <small>{market}</small>
      </th>
      <td data-state={draftState}>
        {text(`drafts.state.${draftState}`)}
        {orderNumber && <small>{orderNumber}</small>}
      </td>
      <td className={styles.amount}>{pieces}</td>
      <td data-column="by">{createdBy}</td>
      <td data-column="changed">{formatMoment(changed)}</td>
    </tr>
  );
}
