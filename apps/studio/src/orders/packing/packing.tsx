import type { KeyboardEvent, ReactNode } from 'react';
import { navigate, paths } from '../../lib/router.ts';
import { useRight } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import styles from '../action.module.css';
import { labelAddress } from '../label-link.tsx';
import type { ListedOrder } from '../state-text.ts';
import type { Desk } from '../use-action.ts';
import { packPlaces } from './count-pieces.ts';
import { type LastPacked, LastParcel } from './last-parcel.tsx';
import { PackPanel } from './pack-panel.tsx';
import type { Packed } from './pack-parcel.ts';
import { PackedNote } from './packed-note.tsx';

/** What the work list knows while one order after the other is packed. */
export type PackingList = {
  next: ListedOrder | undefined;
  last: LastPacked | undefined;
  onPacked: (last: LastPacked) => void;
};

type Props = Desk & { list: PackingList | undefined };

/** The field to scan into; from the list to pack, the next order opens by itself after the last piece. */
export function Packing({ work, put, list }: Props) {
  const may = useRight('order.write');
  if (!may) return null;
  const toList = () => navigate(paths.screen('orders') + location.search);
  const toNext = () => list?.next && navigate(paths.screen('orders', list.next.orderId) + location.search);

  function onKey(event: KeyboardEvent): void {
    if (!list) return;
    const isLabel = event.altKey && event.code === 'KeyP';
    if (isLabel && list.last) window.open(labelAddress(list.last), '_blank', 'noreferrer');
    else if (event.key === 'PageDown') toNext();
    else if (event.key === 'Escape') toList();
    if (isLabel || event.key === 'PageDown') event.preventDefault();
  }

  function onPacked({ work: after, parcel, problem }: Packed): void {
    if (!list || packPlaces(after).length > 0) return;
    const { orderId, orderNumber } = after;
    if (parcel) list.onPacked({ orderId, orderNumber, ...parcel });
    if (!problem) toNext();
  }

  return (
    <>
      {list?.last && list.last.orderId !== work.orderId && <LastParcel last={list.last} />}
      {list && packPlaces(work).length === 0 && <PackedNote next={list.next} />}
      <Foldable isFolded={!list && packPlaces(work).length > 0}>
        <PackPanel work={work} put={put} isFirst={list !== undefined} onKey={onKey} onPacked={onPacked} />
      </Foldable>
    </>
  );
}

/** Who looks at an order does not pack it as a rule: then it stays out of the way. */
function Foldable({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className={styles.more}>
      <summary>{text('pack.open')}</summary>
      {children}
    </details>
  );
}
