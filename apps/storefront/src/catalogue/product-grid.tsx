import { placeSpots } from '@selvedge/domain/catalogue/place-spots.ts';
import { useEffect, useRef } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { HeartPlace } from '../wishlist/heart-place.tsx';
import { useListing } from './listing-context.tsx';
import styles from './product-grid.module.css';
import { ProductTile } from './product-tile.tsx';
import { PromotionSpot } from './promotion-spot.tsx';

/** As wide as a tile is when nobody has chosen otherwise; pictures further down measure themselves. */
const tileSizes = '(min-width: 1280px) 22vw, (min-width: 960px) 20vw, (min-width: 480px) 33vw, 50vw';
/** What a phone shows before it is scrolled. */
const firstTiles = 2;

export function ProductGrid() {
  const { listing, query } = useListing();
  const { content } = usePage();
  const grid = useRef<HTMLUListElement>(null);
  const cells = placeSpots(listing.results, content.promotionalSpots ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are other impressions
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(async () => {
      const { watchImpressions } = await import('./impressions.ts');
      if (grid.current) stop = watchImpressions(grid.current);
    }, 300);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [listing.results]);
  const isFirst = query.page === 1;
  return (
    <ul ref={grid} className={styles.grid}>
      {cells.map((cell) =>
        cell.kind === 'tile' ? (
          <li key={cell.tile.id} className={styles.cell}>
            <ProductTile
              product={cell.tile}
              sizes={tileSizes}
              priority={isFirst && cell.at < firstTiles}
              looks={listing.badges}
              actions={<HeartPlace sku={cell.tile.id} name={cell.tile.name} />}
            />
          </li>
        ) : (
          <PromotionSpot key={cell.spot.id} spot={cell.spot} />
        ),
      )}
    </ul>
  );
}
