import { CustomerClubSignupBlock } from './customer-club-signup/customer-club-signup.tsx';
import { FreeFreightBlock } from './free-freight/free-freight.tsx';
import { PromotionSpotBlock } from './promotion-spot/promotion-spot.tsx';
import { SeoBlock } from './seo/seo.tsx';
import { SlimBannerBlock } from './slim-banner/slim-banner.tsx';
import { SlimBannerAdvancedBlock } from './slim-banner-advanced/slim-banner-advanced.tsx';
import { SlimBannerAnimatedBlock } from './slim-banner-animated/slim-banner-animated.tsx';
import { SlimBannerContainerBlock } from './slim-banner-container/slim-banner-container.tsx';
import { SmartBlock } from './smart/smart.tsx';
import { TextAccordionBlock } from './text-accordion/text-accordion.tsx';
import { UspBlock } from './usp/usp.tsx';
import type { ViewsOf } from './view.ts';

/** What few pages have. */
export const moreViews = {
  accordionText: TextAccordionBlock,
  customerClubSignup: CustomerClubSignupBlock,
  freeFreight: FreeFreightBlock,
  promotionSpot: PromotionSpotBlock,
  seo: SeoBlock,
  slimBannerAdvanced: SlimBannerAdvancedBlock,
  slimBannerAnimated: SlimBannerAnimatedBlock,
  slimBannerBlock: SlimBannerBlock,
  slimBannerContainer: SlimBannerContainerBlock,
  slimBannerSimple: SlimBannerBlock,
  smart: SmartBlock,
  textAccordion: TextAccordionBlock,
  usp: UspBlock,
} satisfies ViewsOf<'more'>;
