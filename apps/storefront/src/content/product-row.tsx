import type { ProductRowProps } from '@selvedge/blocks/block-host.ts';
import { Carousel } from '@selvedge/blocks/carousel/carousel.tsx';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { carousel as standard } from '@selvedge/domain/content/block-constants.ts';
import { useEffect, useState } from 'react';
import { ProductTile } from '../catalogue/product-tile.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import { findProducts } from './find-products.ts';
import styles from './product-places.module.css';

const sizes = '(min-width: 960px) 25vw, (min-width: 768px) 34vw, 50vw';
const boxes = ['a', 'b', 'c', 'd'].map((key) => ({ key, content: <span className={styles.box} /> }));

/** A row of products that content asked for. Where nothing is found or nobody answers, nothing is shown. */
export function ProductRow({ request, title, carousel, isRanked = false }: ProductRowProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const looks = useBadgeLooks('productCarousel');
  const { carouselTiles = standard.productTiles } = usePage().navigation.productTile;
  const [found, setFound] = useState<{ products: ListingTile[]; title?: string }>();
  const asked = JSON.stringify(request);
  useEffect(() => {
    let isCurrent = true;
    void findProducts(market, JSON.parse(asked)).then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
  }, [market, asked]);
  if (found && found.products.length < standard.minimumThreshold) return null;
  const items = found?.products.map((product, at) => ({
    key: product.id,
    content: (
      <div className={styles.ranked}>
        {isRanked && <span className={styles.rank}>{at + 1}</span>}
        <ProductTile product={product} sizes={sizes} looks={looks} actions={<HeartPlace sku={product.id} name={product.name} />} />
      </div>
    ),
  }));
  // What was recommended is named for what it is: a headline about one's own choice must not stand over everybody's.
  const named = found?.title ? t(found.title) : title;
  return <Carousel settings={carousel} title={named} displayed={carouselTiles} items={items ?? boxes} isBusy={!items} />;
}
