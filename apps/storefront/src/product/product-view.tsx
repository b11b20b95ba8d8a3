import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { useEarlyAccess } from '../catalogue/use-early-access.ts';
import { NearView } from '../lib/near-view.tsx';
import { useToggles } from '../lib/shop-context.tsx';
import { BuyAction } from './buy/buy-action.tsx';
import { BuyBar } from './buy/buy-bar.tsx';
import { ColourPicker } from './buy/colour-picker.tsx';
import { Instead } from './buy/instead.tsx';
import { isGone } from './buy/is-gone.ts';
import { SizePicker } from './buy/size-picker.tsx';
import { StockHint } from './buy/stock-hint.tsx';
import { useVariant } from './buy/use-variant.ts';
import { DeliveryEstimate } from './delivery/delivery-estimate.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLayout } from './product-layout.tsx';
import { FitHint } from './size/fit-hint.tsx';
import { useSizeScripts } from './size/use-size-scripts.ts';

const loadMyStore = async () => (await import('./delivery/my-store-stock.tsx')).MyStoreStock;

export function ProductView({ product: shown }: { product: ProductDetail }) {
  const product = useEarlyAccess()(shown);
  const control = useVariant(product);
  const { choice, variant } = control;
  const { stockFinder } = useToggles();
  useSizeScripts(product, variant);
  return (
    <ProductLayout product={product} variant={variant} bar={<BuyBar product={product} control={control} />}>
      <ColourPicker product={product} choice={choice} />
      <SizePicker product={product} control={control} />
      <FitHint hint={product.fitHint} />
      <div>
        <StockHint product={product} variant={variant} />
        <BuyAction product={product} variant={variant} />
        {stockFinder && product.hasRetail && <NearView load={loadMyStore} props={{ variant }} />}
      </div>
      {isGone(product) && <Instead id={product.id} />}
      {productState(product) === 'available' && !product.isDigital && <DeliveryEstimate />}
      <ProductFacts product={product} />
    </ProductLayout>
  );
}
