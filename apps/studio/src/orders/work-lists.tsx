import type { WorkState } from '@selvedge/contract/studio/fulfilment.ts';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './work-lists.module.css';

export const workStates = [
  'toPack',
  'toShip',
  'onTheWay',
  'refundsWaiting',
  'moneyFailed',
  'waitingForPayment',
  'done',
  'all',
] as const satisfies readonly WorkState[];

type Props = { shown: WorkState | undefined; counts: Partial<Record<WorkState, number>> };

/** The lists of the desk with how many wait on each. */
export function WorkLists({ shown, counts }: Props) {
  return (
    <nav className={styles.lists} aria-label={text('desk.lists')} data-filters>
      {workStates.map((list) => (
        <a key={list} href={listAddress(list)} aria-current={list === shown ? 'page' : undefined} data-waits={waits(list, counts)}>
          {text(`desk.list.${list}`)} {counts[list] !== undefined && <b>{counts[list]}</b>}
        </a>
      ))}
    </nav>
  );
}

/** Those that somebody must look at. */
function waits(list: WorkState, counts: Props['counts']): true | undefined {
  return (list === 'refundsWaiting' || list === 'moneyFailed') && (counts[list] ?? 0) > 0 ? true : undefined;
}

function listAddress(list: WorkState): string {
  const query = new URLSearchParams(location.search);
  query.set('list', list);
  return `${paths.screen('orders')}?${query}`;
}
