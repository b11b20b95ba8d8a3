import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import type { AskedOrders } from './use-order-rows.ts';

/** A list of work that is done says so; so does a shop that nobody has bought in; a search that found nothing says how to search. */
export function NoOrders({ asked: { list, ...asked } }: { asked: AskedOrders }) {
  if (!asked.search && list !== 'all') return <StateNote title={text('desk.nothing')} advice={text('desk.nothing_advice')} />;
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== '');
  return isNarrowed ? (
    <StateNote title={text('orders.none')} advice={text('orders.none_advice')} />
  ) : (
    <StateNote title={text('orders.empty')} />
  );
}
