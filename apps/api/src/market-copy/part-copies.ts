import type { CopyPart } from '@selvedge/contract/studio/markets.ts';
import type { Conversion } from '@selvedge/domain/money/convert-price.ts';
import type { SQL } from 'drizzle-orm';
import { copyAssortment, copyGiftCards, copyPrices, countAssortment } from '../assortment/copy-market-assortment.ts';
import { copyContent, copyDocuments, copyWordDocuments, countContent } from '../content/copy-market-content.ts';
import type { Db } from '../db/db.ts';

type PartCopy = {
  source: string;
  /** Whose texts are taken; null: nobody speaks the language, and the source's stand in until somebody writes its own. */
  words: string | null;
  market: string;
  worth: Conversion;
  at: Date;
  after: string;
};
/** Where a part that takes long goes on; undefined when it is done. */
type Step = { after: string; count: number } | undefined;

/** Every part of a market that can be copied: how much there is, and one step of copying it. A step that is done twice is done once. */
export const partCopies: Record<CopyPart, { count: (market: string) => SQL; copy: (tx: Db, copy: PartCopy) => Promise<Step> }> = {
  pages: { count: countContent.pages, copy: whole((tx, { at, ...copy }) => copyContent.pages(tx, { ...wordsOf(copy), now: at })) },
  navigation: {
    count: countContent.navigation,
    copy: whole((tx, { at, ...copy }) => copyContent.navigation(tx, { ...wordsOf(copy), now: at })),
  },
  documents: {
    count: countContent.documents,
    copy: whole(async (tx, { at, ...copy }) => {
      await copyWordDocuments(tx, { ...wordsOf(copy), now: at });
      await copyDocuments(tx, { ...copy, now: at }, copy.worth);
    }),
  },
  flags: { count: countContent.flags, copy: whole((tx, { at, ...copy }) => copyContent.flags(tx, { ...copy, now: at })) },
  translations: {
    count: countContent.translations,
    // Texts of another language would hide those that the shop brings along in this market's own.
    copy: whole(async (tx, { at, words, ...copy }) => {
      if (words) await copyContent.translations(tx, { ...copy, source: words, now: at });
    }),
  },
  warehouses: { count: countAssortment.warehouses, copy: whole(copyAssortment.warehouses) },
  'gift-cards': { count: countAssortment['gift-cards'], copy: whole((tx, copy) => copyGiftCards(tx, copy, copy.worth)) },
  prices: { count: countAssortment.prices, copy: (tx, copy) => copyPrices(tx, copy) },
};

const wordsOf = <T extends { source: string; words: string | null }>(copy: T): T => ({ ...copy, source: copy.words ?? copy.source });

function whole(copy: (tx: Db, copy: PartCopy) => Promise<void>): (tx: Db, given: PartCopy) => Promise<Step> {
  return async (tx, given) => {
    await copy(tx, given);
    return undefined;
  };
}
