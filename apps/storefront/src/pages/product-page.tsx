import { RenderRows } from '@selvedge/blocks/render-rows.tsx';
import { usePage } from '../lib/shop-context.tsx';
import { ProductView } from '../product/product-view.tsx';
import { VanishedProduct } from '../product/vanished-product.tsx';
import { ProductWays } from '../recommendation/product-ways.tsx';

export function View() {
  const { product, rows } = usePage().content;
  if (!product) return <VanishedProduct />;
  return (
    <>
      <ProductView product={product} />
      <ProductWays product={product} />
      <RenderRows rows={rows.bottom} />
    </>
  );
}
