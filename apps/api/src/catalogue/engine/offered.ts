/** How something is sold, and what it is: either of the last two, as words that are not there can't be one of several. */
export const channels = { online: 1, giftCard: 2, goods: 3 } as const;

/** What nearly every search asks of a product, as one number for each market: to compare that costs a third of comparing three lists of numbers. */
const bits = { sold: 1, online: 2, goods: 4 };
const every = [1, 2, 3, 4, 5, 6, 7];

export const offeredColumn = (market: number | string): string => `offered_${market}`;

export function offeredNumber({ isSold, isOnline, isGiftCard }: { isSold: boolean; isOnline: boolean; isGiftCard: boolean }): number {
  return (isSold ? bits.sold : 0) | (isOnline ? bits.online : 0) | (isGiftCard ? 0 : bits.goods);
}

const bitOfChannel = new Map<number | string, number>([
  [channels.online, bits.online],
  [channels.goods, bits.goods],
]);

export const isOffered = (channel: number | string): boolean => bitOfChannel.has(channel);

/** The numbers of products that are sold in a market by all of these channels, or, where that is not asked, sold or not. */
export function offeredAs(asked: readonly (number | string)[], { isSold }: { isSold: boolean }): number[] {
  const wanted = asked.reduce<number>((sum, channel) => sum | bitOfChannel.get(channel)!, isSold ? bits.sold : 0);
  return every.filter((number) => (number & wanted) === wanted);
}
