import type { ReturnRow } from '@selvedge/contract/studio/returns.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { paths } from '../lib/router.ts';
import sideList from '../lists/side-list.module.css';
import { SideList } from '../lists/side-list.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './returns.module.css';
import type { ReturnRows } from './use-return-rows.ts';

type Props = { pages: ReturnRows; isSearched: boolean; opened: string | undefined };

export function ReturnList({ pages, isSearched, opened }: Props) {
  const words = {
    ...{ failed: text('returns.failed'), empty: text('returns.empty') },
    ...{ none: text('returns.none'), noneAdvice: text('returns.none_advice') },
  };
  const head = (
    <>
      <th scope="col">{text('returns.number')}</th>
      <th scope="col">{text('returns.state')}</th>
      <th scope="col" data-column="method">
        {text('returns.method')}
      </th>
      <th scope="col" className={sideList.amount}>
        {text('returns.pieces')}
      </th>
      <th scope="col" data-column="registered">
        {text('returns.registered')}
      </th>
    </>
  );
  return (
    <SideList pages={pages} words={words} isSearched={isSearched} head={head} className={styles.table}>
      {(row) => <Row key={row.returnId} row={row} isOpen={row.returnNumber === opened} />}
    </SideList>
  );
}

function Row({ row, isOpen }: { row: ReturnRow; isOpen: boolean }) {
  const { returnNumber, returnState, isExchanged, isWithdrawal, method, pickupDay, market, pieces, registered } = row;
  return (
    <tr aria-current={isOpen || undefined}>
      <th scope="row">
        <a href={paths.screen('returns', returnNumber) + location.search}>{returnNumber}</a>
        <small>{market}</small>
      </th>
      <td data-state={returnState}>
        {text(`returns.state.${isExchanged ? 'exchanged' : returnState}`)}
        {isWithdrawal && <small>{text('returns.withdrawal')}</small>}
      </td>
      <td data-column="method">
        {text(`returns.method.${method}`)}
        {pickupDay && <small>{formatDay(pickupDay, 'en-GB')}</small>}
      </td>
      <td className={sideList.amount}>{pieces}</td>
      <td data-column="registered">{formatMoment(registered)}</td>
    </tr>
  );
}
