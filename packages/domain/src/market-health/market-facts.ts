/** What is known of a market when the doctor looks at it. Gathered elsewhere; the rules only read. */
export type MarketFacts = {
  market: string;
  /** Parts of the shop that are closed for maintenance. */
  maintenance: readonly MaintenancePart[];
  /** Pages that were copied from a market of another language and are still as they came. */
  foreignPages: number;
  /** Products that the shop sells online, and how many of them have a price here now. */
  products: { online: number; priced: number };
  /** Of the pages that list goods: how many there are, and the paths of those that would be empty. */
  categories: { pages: number; empty: readonly string[] };
  /** `decimals` as the market is set up; `usual` as the world counts this money, undefined for money that nobody knows. */
  currency: { code: string; decimals: number; usual: number | undefined; freightIn: string | undefined };
  tax: { name: string; rate: number };
  /** Chosen for the market, and those of them that this shop has keys for. */
  payment: { chosen: readonly string[]; ready: readonly string[] };
  shipping: { methods: number; toTheDoor: number; unpriced: readonly string[] };
  /** `isShown`: the market has a store locator at all. */
  stores: { isShown: boolean; stores: number; collecting: number; isCollectOffered: boolean };
  terms: { documents: readonly { slug: string; version: string; isEmpty: boolean }[]; needed: readonly string[] };
  /** Paths of pages that the law asks for and that nobody has published. */
  legal: { missing: readonly string[] };
  /** What the law wants to be told here and nobody has filled in; brands that are sold and have no maker. */
  duties: { missing: readonly string[]; unmade: readonly string[] };
  home: { isPublished: boolean; rows: number };
  menu: Links;
  footer: Links;
  sizeGuide: { charts: number; isPagePublished: boolean };
  /** Texts of the shop that this market shows in English because its own are missing. */
  texts: Texts;
  mails: Texts;
};

export type MaintenancePart = 'shop' | 'account' | 'login';

/** `dead`: links to places of this market that are not there. */
export type Links = { links: number; dead: readonly string[] };

export type Texts = { language: string; all: number; missing: number };
