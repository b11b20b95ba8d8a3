import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Recommendations } from './recommendations.tsx';
import { ShopTheLook } from './shop-the-look.tsx';

/** The ways on from a product. */
export function ProductRows({ product }: { product: ProductDetail }) {
  const { id, shopTheLook } = product;
  return (
    <>
      <ShopTheLook productIds={shopTheLook} />
      <Recommendations request={{ type: 'similar', productIds: [id] }} />
      <RecentlyViewed current={id} />
    </>
  );
}
