import { RenderRows } from '@selvedge/blocks/render-rows.tsx';
import { usePage } from '../lib/shop-context.tsx';
import { ProductView } from '../product/product-view.tsx';
import { VanishedProduct } from '../product/vanished-product.tsx';
import { ProductRows } from '../recommendation/product-rows.tsx';

export function View() {
  const { product, rows } = usePage().content;
  if (!product) return <VanishedProduct />;
  return (
    <>
      <ProductView product={product} />
      <ProductRows product={product} />
      <RenderRows rows={rows.bottom} />
    </>
  );
}
