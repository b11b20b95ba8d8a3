import type { PageContent } from '@selvedge/contract/page.ts';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { readSwaps } from '../../media/swap/store-swaps.ts';
import { swapPictures } from '../../media/swap/swap-pictures.ts';
import type { ContentSnapshot } from '../../published/content-snapshot.ts';
import { pageIdentity } from '../../published/page-identity.ts';
import { previewSettings } from '../settings/preview-settings.ts';
import { everyMarket, page } from '../tables.ts';
import { previewTexts } from '../translations/preview-texts.ts';
import { pageDraftTable, releasePageTable, releaseTable } from './tables.ts';

type Look = { market: string; at: Date; drafts: boolean };
type Change = { market: string; path: string; content: PageContent };

/**
 * The published content with what will have changed in one market: planned releases up to a moment, and drafts where they are wanted.
 * Read from the database for each request: only staff ask for it.
 */
export async function previewContent(db: Db, content: ContentSnapshot, { market, at, drafts }: Look): Promise<ContentSnapshot> {
  const live = content.byMarket.get(market);
  if (!live) return content;
  const translations = await previewTexts(db, live, at);
  const worded = translations === live.translations ? live : { ...live, translations };
  const base = await previewSettings(db, worded, { market, at, drafts });
  const changes = [...(await listPlanned(db, { market, at })), ...(drafts ? await listDrafts(db, market) : [])];
  if (changes.length === 0 && base === live) return content;
  const own = await listOwnPaths(db, market);
  const pages = new Map(base.pages);
  const swaps = await readSwaps(db);
  for (const { path, content: next, ...change } of changes) {
    if (change.market === market) own.add(path);
    // A page of every market stands back where the market has one of its own.
    else if (own.has(path)) continue;
    pages.set(path, swapPictures(next, swaps));
  }
  const pathById = new Map([...pages].flatMap(([path, each]) => (pageIdentity(each) ? [[pageIdentity(each)!, path] as const] : [])));
  return {
    ...content,
    byMarket: new Map([...content.byMarket, [market, { ...base, pages, pathById }]]),
    knownPaths: new Set([...content.knownPaths, ...pages.keys()]),
  };
}

async function listPlanned(db: Db, { market, at }: Pick<Look, 'market' | 'at'>): Promise<Change[]> {
  return db
    .select({ market: releasePageTable.market, path: releasePageTable.path, content: releasePageTable.content })
    .from(releasePageTable)
    .innerJoin(releaseTable, eq(releasePageTable.releaseId, releaseTable.id))
    .where(and(eq(releaseTable.state, 'planned'), lte(releaseTable.dueAt, at), inArray(releasePageTable.market, [market, everyMarket])))
    .orderBy(asc(releaseTable.dueAt), asc(releaseTable.createdAt));
}

async function listDrafts(db: Db, market: string): Promise<Change[]> {
  const { path, content } = pageDraftTable;
  return db
    .select({ market: pageDraftTable.market, path, content })
    .from(pageDraftTable)
    .where(inArray(pageDraftTable.market, [market, everyMarket]));
}

async function listOwnPaths(db: Db, market: string): Promise<Set<string>> {
  const rows = await db
    .select({ path: page.path })
    .from(page)
    .where(and(eq(page.market, market), eq(page.published, true)));
  return new Set(rows.map(({ path }) => path));
}
