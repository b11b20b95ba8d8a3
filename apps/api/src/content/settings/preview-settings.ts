import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { previewWork } from '../../drafts/preview-work.ts';
import { readSwaps } from '../../media/swap/store-swaps.ts';
import { swapPictures } from '../../media/swap/swap-pictures.ts';
import type { MarketContent } from '../../published/content-snapshot.ts';
import { asShown, searchConfigurations } from '../build-content.ts';
import { showNavigation } from '../show-navigation.ts';
import { document, everyMarket } from '../tables.ts';
import { checkSetting } from './check-setting.ts';
import { settingKind } from './setting-kind.ts';
import { getSchema, isSetting } from './setting-kinds.ts';

type Look = { market: string; at: Date; drafts: boolean };

/** What one market publishes, with what will have changed of its settings. Work that is not finished is not shown. */
export async function previewSettings(db: Db, base: MarketContent, { market, at, drafts }: Look): Promise<MarketContent> {
  const work = await previewWork(db, settingKind, { markets: [market, everyMarket], at, drafts });
  const changes = work.filter(({ key: { name }, content }) => isSetting(name) && checkSetting(name, content).length === 0);
  if (changes.length === 0) return base;
  const own = new Set([...(await listOwn(db, market)), ...changes.flatMap(({ key }) => (key.market === market ? [key.name] : []))]);
  const values = new Map(base.documents);
  const swaps = await readSwaps(db);
  for (const { key, content } of changes) {
    // A value of every market stands back where the market has its own.
    if (key.market === everyMarket && own.has(key.name)) continue;
    values.set(key.name, swapPictures(asShown(key.name, getSchema(key.name).parse(content)), swaps));
  }
  const navigation = showNavigation(values, base);
  return {
    ...base,
    navigation,
    documents: values,
    searchConfigurations: searchConfigurations(navigation, values.get('search-configurations')),
  };
}

async function listOwn(db: Db, market: string): Promise<string[]> {
  const documents = await db.select({ name: document.name }).from(document).where(eq(document.market, market));
  return documents.map(({ name }) => name);
}
