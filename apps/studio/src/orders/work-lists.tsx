import type { WorkState } from '@selvedge/contract/studio/order-work.ts';
import { paths } from '../lib/router.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { text } from '../texts/text.ts';

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
  const tabs = workStates.map((name) => ({
    ...{ name, title: text(`desk.list.${name}`), count: counts[name] },
    isUrgent: name === 'refundsWaiting' || name === 'moneyFailed',
  }));
  return <ListTabs tabs={tabs} shown={shown} screen={paths.screen('orders')} />;
}
