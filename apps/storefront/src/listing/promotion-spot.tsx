import type { PromotionalSpot } from '@selvedge/contract/catalogue/listing.ts';
import { useMemo } from 'react';
import { Rows } from '../content/rows.tsx';
import styles from './promotion-spot.module.css';

/** Content among the tiles, as large as one, two or four of them. */
export function PromotionSpot({ spot }: { spot: PromotionalSpot }) {
  const rows = useMemo(() => [{ id: spot.id, blocks: [spot.block] }], [spot]);
  return (
    <li
      className={styles.spot}
      data-size={spot.size}
      data-not-mobile={spot.disabledMobile || undefined}
      data-not-tablet={spot.disabledTablet || undefined}
      data-not-desktop={spot.disabledDesktop || undefined}
    >
      <Rows rows={rows} />
    </li>
  );
}
