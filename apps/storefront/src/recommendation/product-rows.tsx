import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Recommendations } from './recommendations.tsx';
import { ShopTheLook } from './shop-the-look.tsx';

export function ProductRows({ id, shopTheLook }: Pick<ProductDetail, 'id' | 'shopTheLook'>) {
  return (
    <>
      <ShopTheLook productIds={shopTheLook} />
      <Recommendations request={{ type: 'similar', productIds: [id] }} />
      <RecentlyViewed except={id} />
    </>
  );
}
