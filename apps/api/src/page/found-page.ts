import type { PageData } from '@selvedge/contract/page-data.ts';

export type FoundPage = {
  /** Names the rendered page; undefined where it must not be kept. */
  key: string | undefined;
  /** One of countless many: kept for a while beside the pages that everybody visits, never in their place. */
  isLongTail: boolean;
  /** From this moment on (in milliseconds) something on it is no longer true. */
  until: number | undefined;
  /** Of a product: whether its sizes can still be had as the page says. Stock moves while the assortment stays what it is. */
  isTrue?: () => boolean;
  /** What led elsewhere, to be counted. */
  rule?: { market: string; path: string } | undefined;
  load: () => PageData | Promise<PageData>;
};
