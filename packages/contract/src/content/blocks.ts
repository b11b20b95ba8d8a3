import type { z } from 'zod';
import { DivisionMode } from './blocks/division-mode.ts';
import { ImageCarousel } from './blocks/image-carousel.ts';
import { ImageWithLink } from './blocks/image-with-link.ts';
import { ImageWithText } from './blocks/image-with-text.ts';
import { MultiLinkWithImages } from './blocks/multi-link-with-images.ts';
import { RecommendationCarouselV2, RecommendationCarouselV3, RelewiseProductCarousel } from './blocks/relewise-product-carousel.ts';
import { SlimBannerAnimated } from './blocks/slim-banner-animated.ts';
import { SlimBannerBlock, SlimBannerSimple } from './blocks/slim-banner-simple.ts';
import { Text } from './blocks/text.ts';
import { AccordionText, TextAccordion } from './blocks/text-accordion.ts';
import { Trender, Trending } from './blocks/trender.ts';
import { Video, VimeoVideo } from './blocks/vimeo-video.ts';
import { WishlistProductCarousel } from './blocks/wishlist-product-carousel.ts';
import { Canvas } from './widgets/canvas.ts';
import { CustomerClubSignup } from './widgets/customer-club-signup.ts';
import { FreeFreightWidget } from './widgets/free-freight-widget.ts';
import { MultiLink } from './widgets/multi-link.ts';
import { PdpCarousel } from './widgets/pdp-carousel.ts';
import { ProductCarousel } from './widgets/product-carousel.ts';
import { PromotionSpot } from './widgets/promotion-spot.ts';
import { SeoText } from './widgets/seo-text.ts';
import { SlimBannerAdvanced } from './widgets/slim-banner-advanced.ts';
import { SlimBannerContainer } from './widgets/slim-banner-container.ts';
import { Smart } from './widgets/smart.ts';
import { Usp } from './widgets/usp.ts';

/**
 * Every widget and block there is, by its alias. The renderer's views, the editor's fields and the check of what is saved are typed
 * over this one list: a block that lacks one of them does not compile.
 */
export const blockSchemas = {
  accordionText: AccordionText,
  canvas: Canvas,
  customerClubSignup: CustomerClubSignup,
  divisionMode: DivisionMode,
  freeFreight: FreeFreightWidget,
  imageCarousel: ImageCarousel,
  imageWithLink: ImageWithLink,
  imageWithText: ImageWithText,
  multiLink: MultiLink,
  multiLinkWithImages: MultiLinkWithImages,
  pdpCarousel: PdpCarousel,
  productCarousel: ProductCarousel,
  promotionSpot: PromotionSpot,
  recommendationCarouselV2: RecommendationCarouselV2,
  recommendationCarouselV3: RecommendationCarouselV3,
  relewiseProductCarousel: RelewiseProductCarousel,
  seo: SeoText,
  slimBannerAdvanced: SlimBannerAdvanced,
  slimBannerAnimated: SlimBannerAnimated,
  slimBannerBlock: SlimBannerBlock,
  slimBannerContainer: SlimBannerContainer,
  slimBannerSimple: SlimBannerSimple,
  smart: Smart,
  text: Text,
  textAccordion: TextAccordion,
  trender: Trender,
  trending: Trending,
  usp: Usp,
  video: Video,
  vimeoVideo: VimeoVideo,
  wishlistProductCarousel: WishlistProductCarousel,
} as const;

export type BlockAlias = keyof typeof blockSchemas;
export type BlockOf<A extends BlockAlias> = z.infer<(typeof blockSchemas)[A]>;

export function isBlockAlias(alias: string): alias is BlockAlias {
  return Object.hasOwn(blockSchemas, alias);
}
