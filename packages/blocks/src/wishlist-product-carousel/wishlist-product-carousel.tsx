import type { WishlistProductCarousel } from '@selvedge/contract/content/blocks/wishlist-product-carousel.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';

export function WishlistProductCarouselBlock({ block }: BlockProps<WishlistProductCarousel>) {
  const { ProductRow, t } = useBlockHost();
  return (
    <ProductRow
      request={{ kind: 'wishlist', size: block.numberOfProducts }}
      title={block.headline || t('content.wishlist')}
      carousel={block}
    />
  );
}
