import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { useT } from '../lib/shop-context.tsx';
import { rowsAhead, useNear } from '../lib/use-near.ts';
import { useAnswer } from '../session/use-answer.ts';
import { ProductCarousel } from './product-carousel.tsx';

/** What is worn with it. */
export function ShopTheLook({ productIds }: { productIds: readonly string[] }) {
  const t = useT();
  const { ref, isNear } = useNear<HTMLElement>(rowsAhead);
  const hasAny = productIds.length > 0;
  const answer = useAnswer(catalogue.products, isNear && hasAny && { query: { productIds: [...productIds] } });
  const products = answer?.hasError ? [] : answer?.data;
  if (!hasAny || products?.length === 0) return null;
  return <ProductCarousel section={ref} title={t('recommendation.look')} products={products} />;
}
