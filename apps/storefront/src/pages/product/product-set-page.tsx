import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { SetView } from '../../product/set-view.tsx';
import { VanishedProduct } from '../../product/vanished-product.tsx';
import { ProductWays } from '../../recommendation/product-ways.tsx';

export function View() {
  const { product, rows } = usePage().content;
  if (!product) return <VanishedProduct />;
  return (
    <>
      <Rows rows={rows.top} />
      <SetView product={product} />
      <ProductWays product={product} />
      <Rows rows={rows.productSet} />
      <Rows rows={rows.bottom} />
    </>
  );
}
