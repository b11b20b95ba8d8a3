import type { CopyPart } from '@selvedge/contract/studio/markets.ts';
import type { Conversion } from '@selvedge/domain/money/convert-price.ts';
import type { SQL } from 'drizzle-orm';
import { copyGiftCards, copyGoods, copyPrices, countGoods } from '../catalogue/copy-market-goods.ts';
import { copyContent, copyDocuments, countContent } from '../content/copy-market-content.ts';
import type { Db } from '../db/db.ts';

type PartCopy = { source: string; market: string; worth: Conversion; at: Date; after: string };
/** Where a part that takes long goes on; undefined when it is done. */
type Step = { after: string; count: number } | undefined;

/** Every part of a market that can be copied: how much there is, and one step of copying it. A step that is done twice is done once. */
export const partCopies: Record<CopyPart, { count: (market: string) => SQL; copy: (tx: Db, copy: PartCopy) => Promise<Step> }> = {
  pages: { count: countContent.pages, copy: whole((tx, { at, ...copy }) => copyContent.pages(tx, { ...copy, now: at })) },
  navigation: { count: countContent.navigation, copy: whole((tx, { at, ...copy }) => copyContent.navigation(tx, { ...copy, now: at })) },
  documents: { count: countContent.documents, copy: whole((tx, { at, ...copy }) => copyDocuments(tx, { ...copy, now: at }, copy.worth)) },
  flags: { count: countContent.flags, copy: whole((tx, { at, ...copy }) => copyContent.flags(tx, { ...copy, now: at })) },
  translations: {
    count: countContent.translations,
    copy: whole((tx, { at, ...copy }) => copyContent.translations(tx, { ...copy, now: at })),
  },
  warehouses: { count: countGoods.warehouses, copy: whole(copyGoods.warehouses) },
  'gift-cards': { count: countGoods['gift-cards'], copy: whole((tx, copy) => copyGiftCards(tx, copy, copy.worth)) },
  prices: { count: countGoods.prices, copy: (tx, copy) => copyPrices(tx, copy) },
};

function whole(copy: (tx: Db, copy: PartCopy) => Promise<void>): (tx: Db, given: PartCopy) => Promise<Step> {
  return async (tx, given) => {
    await copy(tx, given);
    return undefined;
  };
}
