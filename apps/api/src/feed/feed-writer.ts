import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';

/** What a file says of itself. */
export type FeedChannel = {
  title: string;
  /** The market's home. */
  link: string;
  description: string;
  market: string;
  currency: string;
  revision: number;
  at: string;
};

/** How one reader wants it. Each answers a piece of text, so that a feed is written while it is sent. */
export type FeedWriter = {
  contentType: string;
  head(channel: FeedChannel): string;
  item(item: FeedItem): string;
  removed(id: string, channel: FeedChannel): string;
  foot: string;
};

/** By letters as people count them: half of one is a broken sign. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = [...text];
  return letters.length <= most ? text : letters.slice(0, most).join('').trimEnd();
}

export const salePeriod = ({ saleFrom, saleTo }: FeedItem): string | undefined => saleFrom && saleTo && `${saleFrom}/${saleTo}`;
