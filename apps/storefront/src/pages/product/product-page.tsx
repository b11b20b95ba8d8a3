import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { ProductView } from '../../product/product-view.tsx';
import { VanishedProduct } from '../../product/vanished-product.tsx';
import { ProductWays } from '../../recommendation/product-ways.tsx';

export function View() {
  const { product, rows } = usePage().content;
  if (!product) return <VanishedProduct />;
  return (
    <>
      <Rows rows={rows.top} />
      <ProductView product={product} />
      <ProductWays product={product} />
      <Rows rows={rows.similarProducts} />
      <Rows rows={rows.bottom} />
    </>
  );
}
