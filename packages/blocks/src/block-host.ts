import type { RecommendationSettings, RecommendationType } from '@selvedge/contract/catalogue/recommendation.ts';
import type { CarouselSettings } from '@selvedge/contract/content/carousel.ts';
import type { Audience } from '@selvedge/contract/content/widgets/smart.ts';
import { type ComponentType, createContext, use } from 'react';

/** Which goods a block shows. How they are found is the shop's business. */
export type ProductRequest =
  | { kind: 'products'; productIds: readonly string[] }
  | { kind: 'category'; categoryId: string; size: number }
  | { kind: 'wishlist'; size: number }
  | {
      kind: 'recommendation';
      version: 2 | 3;
      type: RecommendationType;
      categoryId?: string | undefined;
      settings: RecommendationSettings;
    };

export type ProductRowProps = {
  request: ProductRequest;
  title: string;
  carousel: CarouselSettings;
  /** Numbers the products from 1. */
  isRanked?: boolean;
};

export type ProductPicturesProps = {
  productId: string | undefined;
  imageIndexes: readonly number[] | undefined;
  title: string;
  carousel: CarouselSettings;
};

export type ClubWish = { email: string; firstName: string; lastName: string; subBrands: string[]; acceptsTerms: boolean };

/** Keys of what is wrong, by field or for the `form`; or whether a mail has to be answered first. */
export type JoinClub = (wish: ClubWish) => Promise<{ errors: Record<string, string> } | { needsConfirmation: boolean }>;

/** What blocks need of the shop around them. The storefront gives its own; the editor shows blocks with stand-ins. */
export type BlockHost = {
  t: (key: string, values?: Record<string, string | number>) => string;
  locale: string;
  /** The path of the page, with its market. */
  path: string;
  href: (path: string) => string;
  /** What the brand allows in a row. */
  blocksPerRow?: number | undefined;
  videoHost?: string | undefined;
  ProductRow: ComponentType<ProductRowProps>;
  ProductPictures: ComponentType<ProductPicturesProps>;
  /** From which amount delivery is free, and how far this shopper's basket is from it; asked in the browser. */
  FreeFreight: ComponentType<{ version: 'progress' | 'message' | undefined }>;
  /** Who is looking and what time it is; known in the browser only. */
  readAudience: () => Promise<{ audience: Audience; now: Date }>;
  /** Calls back once the visitor allows what is needed to show films of others. Returns the way to call it off. */
  whenVideoAllowed: (act: () => void) => () => void;
  allowVideo: () => void;
  /** Missing where there is no club to join, as in the editor: then the widget leads to the club's page instead of asking for an address. */
  joinClub?: JoinClub | undefined;
};

/** Without a shop or an editor around it a block fails at once: shoppers would pay for stand-ins that nobody sees. */
export const BlockHostContext = createContext<BlockHost>(undefined as never);

export const useBlockHost = (): BlockHost => use(BlockHostContext);
