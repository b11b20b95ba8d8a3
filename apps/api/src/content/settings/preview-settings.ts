import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { MarketContent } from '../../published/content-snapshot.ts';
import { searchConfigurations } from '../build-content.ts';
import { releaseTable } from '../editing/tables.ts';
import { joinSite } from '../join-site.ts';
import { document, everyMarket } from '../tables.ts';
import { checkSetting } from './check-setting.ts';
import { getSchema, isSetting } from './setting-kinds.ts';
import { releaseSettingTable, settingDraftTable } from './tables.ts';

type Look = { market: string; at: Date; drafts: boolean };

/** What one market publishes, with what will have changed of its settings. Work that is not finished is not shown. */
export async function previewSettings(db: Db, base: MarketContent, look: Look): Promise<MarketContent> {
  const changes = [...(await listPlanned(db, look)), ...(look.drafts ? await listDrafts(db, look.market) : [])];
  if (changes.length === 0) return base;
  const own = await listOwn(db, look.market);
  const values = new Map(base.documents);
  for (const { name, market, content } of changes) {
    if (!isSetting(name) || checkSetting(name, content).length > 0) continue;
    // A value of every market stands back where the market has its own.
    if (market === everyMarket && own.has(name)) continue;
    if (market !== everyMarket) own.add(name);
    values.set(name, getSchema(name).parse(content));
  }
  const navigation = joinSite(values);
  return {
    ...base,
    navigation,
    documents: values,
    searchConfigurations: searchConfigurations(navigation, values.get('search-configurations')),
  };
}

type Change = { name: string; market: string; content: unknown };

async function listPlanned(db: Db, { market, at }: Look): Promise<Change[]> {
  const { releaseId, name, content } = releaseSettingTable;
  return db
    .select({ name, market: releaseSettingTable.market, content })
    .from(releaseSettingTable)
    .innerJoin(releaseTable, eq(releaseId, releaseTable.id))
    .where(and(eq(releaseTable.state, 'planned'), lte(releaseTable.dueAt, at), inArray(releaseSettingTable.market, [market, everyMarket])))
    .orderBy(asc(releaseTable.dueAt), asc(releaseTable.createdAt));
}

/** Those of every market first: a market's own come after and win. */
async function listDrafts(db: Db, market: string): Promise<Change[]> {
  const { name, content } = settingDraftTable;
  return db
    .select({ name, market: settingDraftTable.market, content })
    .from(settingDraftTable)
    .where(and(inArray(settingDraftTable.market, [market, everyMarket]), isNotNull(content)))
    .orderBy(asc(settingDraftTable.market));
}

async function listOwn(db: Db, market: string): Promise<Set<string>> {
  const documents = await db.select({ name: document.name }).from(document).where(eq(document.market, market));
  return new Set(documents.map(({ name }) => name));
}
