import type { CaseRow } from '@selvedge/contract/studio/cases.ts';
import { caseStates } from '@selvedge/contract/support.ts';
import { paths } from '../lib/router.ts';
import { SideList } from '../lists/side-list.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './cases.module.css';
import type { CaseRows } from './use-case-rows.ts';

type Props = { pages: CaseRows; isNarrowed: boolean; opened: string | undefined };

/** With how many there are in each state. */
export function CaseList({ pages, isNarrowed, opened }: Props) {
  const words = {
    ...{ failed: text('cases.failed'), empty: text('cases.empty') },
    ...{ none: text('cases.none'), noneAdvice: text('cases.none_advice') },
  };
  const head = (['number', 'subject', 'state', 'assigned', 'changed'] as const).map((column) => (
    <th key={column} scope="col" data-column={column}>
      {text(`cases.${column}`)}
    </th>
  ));
  return (
    <div>
      {pages.rows && (
        <p className={styles.counts}>
          {caseStates.map((state) => `${text(`cases.state.${state}`)} ${pages.counts[state] ?? 0}`).join(' · ')}
        </p>
      )}
      <SideList pages={pages} words={words} isSearched={isNarrowed} head={head} className={styles.table}>
        {(row) => <Row key={row.caseNumber} row={row} isOpen={row.caseNumber === opened} />}
      </SideList>
    </div>
  );
}

function Row({ row: { caseNumber, subject, caseState, assignedTo, market, changed }, isOpen }: { row: CaseRow; isOpen: boolean }) {
  return (
    <tr aria-current={isOpen || undefined}>
      <th scope="row">
        <a href={paths.screen('cases', caseNumber) + location.search}>{caseNumber}</a>
        <small>{market}</small>
      </th>
      <td>{text(`cases.subject.${subject}`)}</td>
      <td data-state={caseState}>{text(`cases.state.${caseState}`)}</td>
      <td data-column="assigned">{assignedTo}</td>
      <td data-column="changed">{formatMoment(changed)}</td>
    </tr>
  );
}
