import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';

/** What blocks have in common, as it is seen. */
export type Part = 'picture' | 'subHeadline' | 'headline' | 'extras' | 'action' | 'colours';

const carousel: readonly Part[] = ['headline', 'colours'];
const line: readonly Part[] = ['colours'];
const headed: readonly Part[] = ['headline', 'colours'];
const worded: readonly Part[] = ['subHeadline', 'headline', 'extras', 'action', 'colours'];
const all: readonly Part[] = [...worded, 'picture'];

/** Which parts a block puts into its own layout. The frame puts the others around it. */
export const ownParts: Record<BlockAlias, readonly Part[]> = {
  accordionText: headed,
  canvas: ['picture'],
  customerClubSignup: headed,
  divisionMode: [],
  freeFreight: line,
  imageCarousel: carousel,
  imageWithLink: all,
  imageWithText: all,
  multiLink: headed,
  multiLinkWithImages: line,
  pdpCarousel: carousel,
  productCarousel: [...carousel, 'action'],
  promotionSpot: all,
  recommendationCarouselV2: carousel,
  recommendationCarouselV3: carousel,
  relewiseProductCarousel: carousel,
  seo: ['headline'],
  slimBannerAdvanced: ['extras', 'action', 'colours'],
  slimBannerAnimated: line,
  slimBannerBlock: line,
  slimBannerContainer: line,
  slimBannerSimple: line,
  smart: all,
  text: worded,
  textAccordion: headed,
  trender: carousel,
  trending: carousel,
  usp: headed,
  video: worded,
  vimeoVideo: worded,
  wishlistProductCarousel: carousel,
};
