import type { PdpCarousel } from '@selvedge/contract/content/widgets/pdp-carousel.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';

export function PdpCarouselBlock({ block }: BlockProps<PdpCarousel>) {
  const { ProductPictures } = useBlockHost();
  return <ProductPictures productId={block.productId} imageIndexes={block.imageIndexes} title={block.headline ?? ''} carousel={block} />;
}
