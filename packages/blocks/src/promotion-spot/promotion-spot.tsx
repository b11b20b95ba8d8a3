import type { PromotionSpot } from '@selvedge/contract/content/widgets/promotion-spot.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './promotion-spot.module.css';

/** A block in the shape of tiles: one wide, two wide, four together. (CMS-046) */
export function PromotionSpotBlock({ block, render }: BlockProps<PromotionSpot>) {
  return (
    <div className={styles.spot} data-size={block.type}>
      {render(block.block)}
    </div>
  );
}
