import { usePage } from '../../lib/shop-context.tsx';
import { StoreProductView } from '../../product/store-product-view.tsx';
import { VanishedProduct } from '../../product/vanished-product.tsx';
import { ProductWays } from '../../recommendation/product-ways.tsx';

export function View() {
  const { product, _meta } = usePage().content;
  if (!product) return <VanishedProduct />;
  const storeId = /\/stores\/([^/]+)\/p\//.exec(_meta.url)?.[1] ?? '';
  return (
    <>
      <StoreProductView product={product} stores={product.stores ?? []} storeId={decodeURIComponent(storeId)} />
      <ProductWays product={product} />
    </>
  );
}
