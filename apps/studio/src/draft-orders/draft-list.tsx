import type { DraftRow } from '@selvedge/contract/studio/draft-orders.ts';
import { paths } from '../lib/router.ts';
import sideList from '../lists/side-list.module.css';
import { SideList } from '../lists/side-list.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './draft-orders.module.css';
import type { DraftRows } from './use-draft-rows.ts';

type Props = { pages: DraftRows; isSearched: boolean; opened: string | undefined };

/** Names nobody: whose a draft is, is seen where looking is kept. */
export function DraftList({ pages, isSearched, opened }: Props) {
  const words = {
    ...{ failed: text('drafts.failed'), empty: text('drafts.empty') },
    ...{ none: text('drafts.none'), noneAdvice: text('drafts.none_advice') },
  };
  const head = (
    <>
      <th scope="col">{text('drafts.number')}</th>
      <th scope="col">{text('drafts.state')}</th>
      <th scope="col" className={sideList.amount}>
        {text('drafts.pieces')}
      </th>
      <th scope="col" data-column="by">
        {text('drafts.by')}
      </th>
      <th scope="col" data-column="changed">
        {text('drafts.changed')}
      </th>
    </>
  );
  return (
    <SideList pages={pages} words={words} isSearched={isSearched} head={head} className={styles.table}>
      {(row) => <Row key={row.draftNumber} row={row} isOpen={row.draftNumber === opened} />}
    </SideList>
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
      <td className={sideList.amount}>{pieces}</td>
      <td data-column="by">{createdBy}</td>
      <td data-column="changed">{formatMoment(changed)}</td>
    </tr>
  );
}
