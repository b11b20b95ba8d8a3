import type { FindOrders } from '@selvedge/contract/studio/orders.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';

/** A shop that nobody has bought in says so; a search that found nothing says how to search. */
export function NoOrders({ asked }: { asked: Partial<FindOrders> }) {
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== '');
  return isNarrowed ? (
    <StateNote title={text('orders.none')} advice={text('orders.none_advice')} />
  ) : (
    <StateNote title={text('orders.empty')} />
  );
}
