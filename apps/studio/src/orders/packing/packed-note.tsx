import { useEffect, useRef } from 'react';
import { paths } from '../../lib/router.ts';
import { text } from '../../texts/text.ts';
import type { ListedOrder } from '../state-text.ts';
import styles from './packing.module.css';

/** Where the next order does not open by itself: after the last one, where the carrier refused the parcel, and where a colleague was quicker. */
export function PackedNote({ next }: { next: ListedOrder | undefined }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className={styles.packed}>
      <a ref={link} href={paths.screen('orders', next?.orderId) + location.search}>
        {next ? text('pack.next', { number: next.orderNumber }) : text('pack.list_done')}
      </a>
      <kbd>Enter</kbd>
    </p>
  );
}
