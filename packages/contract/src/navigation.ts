import { z } from 'zod';
import { BrandFace } from './brand-face.ts';
import { Image } from './content/image.ts';

/** The one form of a link inside the shop; `toLink` in domain reads the forms that content may hold. */
export const Link = z.object({
  url: z.string(),
  title: z.string().default(''),
  pageId: z.string().default('not set'),
  openInCurrentTab: z.boolean().default(true),
  openModal: z.boolean().default(false),
});
export type Link = z.infer<typeof Link>;

export const MenuLink = z.object({
  title: z.string(),
  link: Link,
  linkColor: z.string().optional(),
  linkIcon: z.string().optional(),
  subtitleBadge: z.string().optional(),
});
export type MenuLink = z.infer<typeof MenuLink>;

export const MenuSection = z.object({
  title: z.string(),
  links: z.array(MenuLink),
  column: z.number().int().default(-1),
  burgerMenuPriority: z.number().int().default(0),
  subtitleBadge: z.string().optional(),
  linkIcon: z.string().optional(),
});
export type MenuSection = z.infer<typeof MenuSection>;

/** A picture and a sentence inside an open menu. */
export const MenuFlyout = z.object({
  title: z.string(),
  text: z.string().default(''),
  picture: z.string(),
  pictureAlt: z.string(),
  link: Link,
});
export type MenuFlyout = z.infer<typeof MenuFlyout>;

export const MenuItem = z.object({
  title: z.string(),
  subtitle: z.string().optional(),
  link: Link.optional(),
  font: z.string().optional(),
  color: z.string().optional(),
  isHidden: z.boolean().default(false),
  _alias: z.string().default('menuItem'),
  sections: z.array(MenuSection).default([]),
  flyouts: z.array(MenuFlyout).default([]),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const FooterHeadline = z.object({
  id: z.string(),
  title: z.string(),
  alternativeTitle: z.string().optional(),
  icon: z.string().optional(),
  color: z.string().optional(),
  priority: z.number().int().default(0),
  isHidden: z.boolean().default(false),
  isExpanded: z.boolean().default(false),
  categories: z.array(MenuLink),
  titlePadding: z.string().optional(),
  titleSize: z.string().optional(),
});
export type FooterHeadline = z.infer<typeof FooterHeadline>;

export const SocialLink = z.object({ title: z.string(), icon: z.string(), externalLink: z.string().optional(), link: Link.optional() });
export type SocialLink = z.infer<typeof SocialLink>;

export const AppLink = z.object({ platform: z.enum(['ios', 'android']), title: z.string(), url: z.string() });
/** A payment method or carrier with its logo. */
export const Provider = z.object({ id: z.string(), name: z.string(), logo: Image.optional() });

export const SlimBanner = z.object({
  id: z.string(),
  text: z.string(),
  link: Link.optional(),
  location: z.enum(['above', 'below']).default('above'),
  alignment: z.enum(['start', 'center', 'end']).default('center'),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
});
export type SlimBanner = z.infer<typeof SlimBanner>;

export const StickyIcon = z.object({ title: z.string(), icon: z.string().optional(), link: Link });
export type StickyIcon = z.infer<typeof StickyIcon>;

export const UspItem = z.object({
  id: z.string(),
  alias: z.string().default('simple'),
  itemIcon: z.string().optional(),
  itemText: z.string(),
  linkText: z.string().optional(),
  popupContent: z.string().max(60_000).optional(),
  link: Link.optional(),
});
export type UspItem = z.infer<typeof UspItem>;

export const AccountMenuItem = z.object({
  title: z.string(),
  icon: z.string().optional(),
  isHidden: z.boolean().default(false),
  pageAlias: z.string(),
  link: Link,
});
export type AccountMenuItem = z.infer<typeof AccountMenuItem>;

/** A brand inside the shop. `code` is the short code; the main brand's is empty. */
export const SubBrand = z.object({
  code: z.string(),
  name: z.string(),
  /** Its front. */
  link: Link,
  tagline: z.string().default(''),
  /** Addresses that, with all below them, are its pages beside its front. */
  pages: z.array(z.string().max(300)).max(50).optional(),
  face: BrandFace.optional(),
});
export type SubBrand = z.infer<typeof SubBrand>;

/** How tiles of products behave in every listing and carousel of the shop. */
export const ProductTileSettings = z.object({
  /** Whether a finger swipes through the pictures of a tile. */
  carouselOnMobile: z.boolean().default(true),
  /** A mark on products that are part of a whole look. */
  completeTheLookIcon: z.boolean().default(false),
  /** Which of a product's pictures a tile shows, by their index, the first one first. Empty: as the product brings them. */
  imageIndexes: z.array(z.number().int().min(0).max(99)).max(10).default([]),
  /** How many tiles a carousel shows at a time. */
  carouselTiles: z.object({ mobile: z.number(), tablet: z.number(), desktop: z.number() }).optional(),
});
export type ProductTileSettings = z.infer<typeof ProductTileSettings>;

/** The menus, and what the shop is called and looks like above its pages. */
export const Menus = z.object({
  shopName: z.string(),
  /** In place of the name; its words are read out. */
  logo: Image.optional(),
  menuPosition: z.enum(['start', 'center', 'end']).default('center'),
  mainMenu: z.array(MenuItem),
  multiBrandMenu: z.array(SubBrand).default([]),
  simpleBrandMenu: z.array(MenuLink).default([]),
  burgerMenu: z.array(MenuItem).default([]),
  stickyNavigation: z.array(StickyIcon).default([]),
  accountMenu: z.array(AccountMenuItem).default([]),
  sizeGuide: Link.optional(),
  pageLinks: z.record(z.string(), z.string()).default({}),
  /** How many widgets or blocks the brand allows in a row. */
  blocksPerRow: z.number().int().min(1).max(6).optional(),
  /** Where films of the shop are; its own media unless said. */
  videoHost: z.string().max(200).optional(),
  productTile: ProductTileSettings.prefault({}),
  totalVisibleProducts: z.number().int().default(3),
  totalVisibleSearchHistory: z.number().int().default(5),
});
export type Menus = z.infer<typeof Menus>;

/** What is said around the goods on every page. */
export const Banners = z.object({
  slimBanners: z.array(SlimBanner).default([]),
  uniqueSellingPoints: z.array(UspItem).default([]),
  customerClubSignup: z.object({ headline: z.string(), text: z.string(), buttonText: z.string(), link: Link }).optional(),
});
export type Banners = z.infer<typeof Banners>;

export const Footer = z.object({
  footer: z.array(FooterHeadline).default([]),
  socialLinks: z.array(SocialLink).default([]),
  appLinks: z.array(AppLink).default([]),
  /** What the invitation to the app shows beside its words. Without an icon it is the shop's name. */
  appBanner: z.object({ picture: Image.optional(), icon: Image.optional() }).optional(),
  paymentProviders: z.array(Provider).default([]),
  shippingProviders: z.array(Provider).default([]),
  trustRating: z.object({ name: z.string(), url: z.string(), score: z.number(), reviews: z.number().int() }).optional(),
});
export type Footer = z.infer<typeof Footer>;

/** The parts of the site settings. Each is a setting of its own: an unfinished banner must not hold back a menu. */
export const siteParts = { menus: Menus, banners: Banners, footer: Footer } as const;

/** The site settings: everything around a page, per market and editable by staff. */
export const Navigation = z.object({ ...Menus.shape, ...Banners.shape, ...Footer.shape });
export type Navigation = z.infer<typeof Navigation>;
