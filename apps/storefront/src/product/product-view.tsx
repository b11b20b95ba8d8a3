import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { BuyAction } from './buy-action.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLayout } from './product-layout.tsx';
import { SizePicker } from './size-picker.tsx';
import { StockHint } from './stock-hint.tsx';
import { useSizeScript } from './use-size-script.ts';
import { useVariant } from './use-variant.ts';

export function ProductView({ product }: { product: ProductDetail }) {
  const control = useVariant(product);
  const { choice, variant } = control;
  useSizeScript(product, variant);
  return (
    <ProductLayout product={product} variant={variant} bar={<BuyBar product={product} control={control} />}>
      <ColourPicker product={product} choice={choice} />
      <SizePicker product={product} control={control} />
      <div>
        <StockHint product={product} variant={variant} />
        <BuyAction product={product} variant={variant} />
      </div>
      {productState(product) === 'available' && !product.isDigital && <DeliveryEstimate />}
      <ProductFacts product={product} />
    </ProductLayout>
  );
}
