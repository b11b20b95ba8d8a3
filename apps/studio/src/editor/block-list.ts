import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import type { Field } from '@selvedge/blocks/field.ts';
import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';

export const blockGroups = ['pictures', 'words', 'goods', 'banners', 'more'] as const;
export type BlockGroup = (typeof blockGroups)[number];

export type EditedBlock = {
  alias: BlockAlias;
  label: string;
  group: BlockGroup;
  fields: readonly Field[];
  /** What a new one begins with. */
  initial: Readonly<Record<string, unknown>>;
};

const groupOf: Record<BlockAlias, BlockGroup> = {
  imageWithLink: 'pictures',
  imageWithText: 'pictures',
  imageCarousel: 'pictures',
  divisionMode: 'pictures',
  canvas: 'pictures',
  video: 'pictures',
  vimeoVideo: 'pictures',
  multiLinkWithImages: 'pictures',
  text: 'words',
  textAccordion: 'words',
  accordionText: 'words',
  seo: 'words',
  multiLink: 'words',
  usp: 'words',
  productCarousel: 'goods',
  relewiseProductCarousel: 'goods',
  recommendationCarouselV2: 'goods',
  recommendationCarouselV3: 'goods',
  wishlistProductCarousel: 'goods',
  pdpCarousel: 'goods',
  trender: 'goods',
  trending: 'goods',
  promotionSpot: 'goods',
  slimBannerSimple: 'banners',
  slimBannerBlock: 'banners',
  slimBannerAnimated: 'banners',
  slimBannerAdvanced: 'banners',
  slimBannerContainer: 'banners',
  freeFreight: 'banners',
  customerClubSignup: 'more',
  smart: 'more',
};

/** Every block that an editor can lay on a page, over the same list as the renderer. */
export const blockList: readonly EditedBlock[] = (Object.keys(groupOf) as BlockAlias[]).map((alias) => {
  const { fields, initial } = blockEditors[alias];
  return { alias, label: fieldTexts[alias] ?? alias, group: groupOf[alias], fields, initial };
});
