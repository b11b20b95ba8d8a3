import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { ProductTile } from '../catalogue/product-tile.tsx';
import type { BadgeLooks } from '../catalogue/tile-badges.tsx';
import { WhenNear } from '../lib/when-near.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import styles from './tile-row.module.css';

const sizes = '(min-width: 960px) 25vw, (min-width: 768px) 33vw, 45vw';

/** A few products side by side; on a narrow screen they are swiped through. */
export function TileRow({ title, tiles, looks }: { title: string; tiles: readonly ListingTile[]; looks?: BadgeLooks }) {
  if (tiles.length === 0) return null;
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.tiles} tabIndex={0} aria-label={title}>
        {tiles.map((product) => (
          <li key={product.id} className={styles.tile}>
            <WhenNear product={product.id}>
              <PartBoundary>
                <ProductTile
                  product={product}
                  sizes={sizes}
                  {...(looks && { looks })}
                  actions={<HeartPlace sku={product.id} name={product.name} />}
                />
              </PartBoundary>
            </WhenNear>
          </li>
        ))}
      </ul>
    </section>
  );
}
