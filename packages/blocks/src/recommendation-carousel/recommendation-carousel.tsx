import type { RelewiseProductCarousel } from '@selvedge/contract/content/blocks/relewise-product-carousel.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';

type AnyRecommendation = Omit<RelewiseProductCarousel, '_alias'> & { _alias: string };

export function RecommendationCarouselBlock({ block }: BlockProps<AnyRecommendation>) {
  const { ProductRow } = useBlockHost();
  const { recommendationType: type, categoryId, settings } = block;
  const version = block._alias === 'recommendationCarouselV2' ? 2 : 3;
  return (
    <ProductRow request={{ kind: 'recommendation', version, type, categoryId, settings }} title={block.headline ?? ''} carousel={block} />
  );
}
