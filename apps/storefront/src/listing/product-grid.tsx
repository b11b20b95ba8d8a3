import type { Listing, ListingTile, PromotionalSpot } from '@selvedge/contract/catalogue/listing.ts';
import { type Cell, placeSpots } from '@selvedge/domain/catalogue/place-spots.ts';
import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { memo, useDeferredValue, useMemo } from 'react';
import { ProductTile } from '../catalogue/product-tile.tsx';
import type { BadgeLooks } from '../catalogue/tile-badges.tsx';
import { type KeptKey, useKept } from '../lib/kept.ts';
import { useShop } from '../lib/shop-context.tsx';
import { WhenNear } from '../lib/when-near.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import { useShownListing } from './listing-context.tsx';
import styles from './product-grid.module.css';
import { PromotionSpot } from './promotion-spot.tsx';

/** As wide as a tile is when nobody has chosen otherwise; pictures further down measure themselves. */
const tileSizes = '(min-width: 1280px) 22vw, (min-width: 960px) 20vw, (min-width: 480px) 33vw, 50vw';
/** What a phone shows before it is scrolled. */
const firstTiles = 2;

/** What most screens show before they are scrolled. */
const firstCells = 8;

export function ProductGrid() {
  const { listing } = useShownListing();
  const { page, router } = useShop();
  const { rows } = page.content;
  // Below a window display nobody sees the first tiles at once, and their pictures would come before those that are seen.
  const isFirst = listing.page === 1 && !rows.top?.length && !rows.plp?.length;
  const cells = useMemo(() => placeSpots(listing.results, page.content.promotionalSpots ?? []), [listing, page]);
  // Who chose a filter sees the first tiles at once; the rest follows while they are looked at.
  const isWhole = useDeferredValue(listing) === listing || !router?.getState().screen.stays;
  return (
    <ul className={styles.grid}>
      <Cells cells={cells} listing={listing} isFirst={isFirst} isWhole={isWhole} />
    </ul>
  );
}

type CellsProps = { cells: Cell<ListingTile, PromotionalSpot>[]; listing: Listing; isFirst: boolean; isWhole: boolean };

/** Drawn for another answer, not for a choice that is still on its way. */
const Cells = memo(function Cells({ cells, listing, isFirst, isWhole }: CellsProps) {
  const kept = useKept();
  return (isWhole ? cells : cells.slice(0, firstCells)).map((cell) => {
    if (cell.kind === 'spot') return <PromotionSpot key={cell.spot.id} spot={cell.spot} />;
    const { tile } = cell;
    const priority = isFirst && cell.at < firstTiles;
    const draw = () => (
      <PartBoundary resetOn={tile}>
        <ProductTile
          product={tile}
          sizes={tileSizes}
          priority={priority}
          looks={listing.badges}
          actions={<HeartPlace sku={tile.id} name={tile.name} />}
        />
      </PartBoundary>
    );
    // React asks for the first pictures at the head of the page that it draws, so they are drawn with it.
    const drawNear = () => <WhenNear product={tile.id}>{draw()}</WhenNear>;
    const filled = priority ? { children: draw() } : kept(() => tileKey(tile, listing.badges), drawNear);
    return <li key={tile.id} className={styles.cell} {...filled} />;
  });
});

/** Everything that a tile is drawn from. The server gives the same tile as the same object. */
function tileKey(tile: ListingTile, looks: BadgeLooks): KeptKey {
  return [tile, ...(tile.badges ?? []).map(({ badgeId }) => looks[badgeId])];
}
