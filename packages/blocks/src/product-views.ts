import { PdpCarouselBlock } from './pdp-carousel/pdp-carousel.tsx';
import { ProductCarouselBlock } from './product-carousel/product-carousel.tsx';
import { RecommendationCarouselBlock } from './recommendation-carousel/recommendation-carousel.tsx';
import { TrendingBlock } from './trending/trending.tsx';
import type { ViewsOf } from './view.ts';
import { WishlistProductCarouselBlock } from './wishlist-product-carousel/wishlist-product-carousel.tsx';

/** Blocks that show goods. */
export const productViews = {
  pdpCarousel: PdpCarouselBlock,
  productCarousel: ProductCarouselBlock,
  recommendationCarouselV2: RecommendationCarouselBlock,
  recommendationCarouselV3: RecommendationCarouselBlock,
  relewiseProductCarousel: RecommendationCarouselBlock,
  trender: TrendingBlock,
  trending: TrendingBlock,
  wishlistProductCarousel: WishlistProductCarouselBlock,
} satisfies ViewsOf<'product'>;
