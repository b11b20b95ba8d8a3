import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { previewWork } from '../../drafts/preview-work.ts';
import { readSwaps } from '../../media/swap/store-swaps.ts';
import { swapPictures } from '../../media/swap/swap-pictures.ts';
import type { ContentSnapshot } from '../../published/content-snapshot.ts';
import { pageIdentity } from '../../published/page-identity.ts';
import { previewSettings } from '../settings/preview-settings.ts';
import { showPages } from '../show-pages.ts';
import { everyMarket, page } from '../tables.ts';
import { previewPlannedTerms } from '../terms/preview-planned-terms.ts';
import { previewTexts } from '../translations/preview-texts.ts';
import { pageKind } from './page-kind.ts';

type Look = { market: string; at: Date; drafts: boolean };

/**
 * The published content with what will have changed in one market: planned releases up to a moment, and drafts where they are wanted.
 * Read from the database for each request: only staff ask for it.
 */
export async function previewContent(db: Db, content: ContentSnapshot, { market, at, drafts }: Look): Promise<ContentSnapshot> {
  const live = content.byMarket.get(market);
  if (!live) return content;
  const translations = await previewTexts(db, live, at);
  const worded = translations === live.translations ? live : { ...live, translations };
  const base = await previewPlannedTerms(db, await previewSettings(db, worded, { market, at, drafts }), { market, at });
  const changes = await previewWork(db, pageKind, { markets: [market, everyMarket], at, drafts });
  if (changes.length === 0 && base === live) return content;
  const own = new Set([...(await listOwnPaths(db, market)), ...changes.flatMap(({ key }) => (key.market === market ? [key.path] : []))]);
  const pages = new Map(base.pages);
  const swaps = await readSwaps(db);
  for (const { key, content: next } of changes) {
    // A page of every market stands back where the market has one of its own.
    if (key.market === everyMarket && own.has(key.path)) continue;
    const shown = showPages({ paths: [key.path], find: () => swapPictures(next, swaps) }, base).get(key.path);
    if (shown) pages.set(key.path, shown);
  }
  const pathById = new Map([...pages].flatMap(([path, each]) => (pageIdentity(each) ? [[pageIdentity(each)!, path] as const] : [])));
  return {
    ...content,
    byMarket: new Map([...content.byMarket, [market, { ...base, pages, pathById }]]),
    knownPaths: new Set([...content.knownPaths, ...pages.keys()]),
  };
}

async function listOwnPaths(db: Db, market: string): Promise<string[]> {
  const rows = await db
    .select({ path: page.path })
    .from(page)
    .where(and(eq(page.market, market), eq(page.published, true)));
  return rows.map(({ path }) => path);
}
