import type { ProductRowProps } from '@selvedge/blocks/block-host.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { carousel as standard } from '@selvedge/domain/content/block-constants.ts';
import { useEffect, useState } from 'react';
import { ProductTile } from '../catalogue/product-tile.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import { findProducts } from './find-products.ts';
import { ProductRowFrame } from './product-row-frame.tsx';

const sizes = '(min-width: 960px) 25vw, (min-width: 768px) 34vw, 50vw';

/** A row of products that content asked for. Where nothing is found or nobody answers, nothing is shown. */
export function ProductRow({ request, title, ...frame }: ProductRowProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const looks = useBadgeLooks('productCarousel');
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
  const tiles = found?.products.map((product) => ({
    key: product.id,
    content: <ProductTile product={product} sizes={sizes} looks={looks} actions={<HeartPlace sku={product.id} name={product.name} />} />,
  }));
  // What was recommended is named for what it is: a headline about one's own choice must not stand over everybody's.
  return <ProductRowFrame {...frame} title={found?.title ? t(found.title) : title} tiles={tiles} />;
}
