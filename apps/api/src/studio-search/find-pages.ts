import type { PageContent } from '@selvedge/contract/page.ts';
import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import { scoreBest } from '@selvedge/domain/studio-search/score-match.ts';
import { sql } from 'drizzle-orm';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { Ctx } from '../shop/ctx.ts';
import { bestFew } from './best-few.ts';
import type { Look } from './look.ts';

type Known = { path: string; market: string; title: string };

/** A page is found once, however many markets have it: in the market that was typed, else in the one where the caller works. */
export const findPages: Look = async (ctx, { search, market }) => {
  const { words, named } = takeMarket(ctx, search);
  const preferred = named ?? market;
  const byPath = new Map(published(ctx.content));
  for (const page of await drafts(ctx)) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page]);
  return bestFew([...byPath.values()].flatMap((pages) => judge(pages, { words, named, preferred }) ?? []));
};

type Wish = { words: string; named: string | undefined; preferred: string | undefined };

function judge(pages: readonly Known[], { words, named, preferred }: Wish): Found | undefined {
  const inNamed = named === undefined ? pages : pages.filter((each) => each.market === named);
  // The Studio speaks English: a title of whichever market comes first says nothing to most who read it.
  const page = inNamed.find((each) => each.market === preferred) ?? inNamed.find((each) => each.market.startsWith('en-')) ?? inNamed[0];
  if (!page || words === '') return undefined;
  const { path, market, title } = page;
  const here = scoreBest(words, [title, path, path.slice(path.lastIndexOf('/') + 1)]);
  // In the words of another market, only where this one's say nothing of the kind.
  const score = here || scoreBest(words, [...new Set(inNamed.map((each) => each.title))]) * 0.7;
  const markets = new Set(pages.map((each) => each.market)).size;
  return { kind: 'page', id: path, market, markets, title: title || path || '/', note: path || '/', score };
}

/** `about de-DE`, or an address of the shop: `/de-DE/i/about`. */
function takeMarket({ content }: Ctx, search: string): { words: string; named: string | undefined } {
  const words = search.split(/[\s/]+/).filter(Boolean);
  const named = words.map(canonicalMarketId).find((id) => content.byMarket.has(id));
  return { named, words: named ? words.filter((word) => canonicalMarketId(word) !== named).join(' ') : search };
}

const known = new WeakMap<ContentSnapshot, ReadonlyMap<string, readonly Known[]>>();

/** By path, gathered once for each state of the content. */
function published(content: ContentSnapshot): ReadonlyMap<string, readonly Known[]> {
  const pages = () =>
    [...content.byMarket.values()].flatMap((own) =>
      [...own.pages].map(([path, page]): Known => ({ path, market: own.market.id, title: titleOf(page) })),
    );
  const gathered = known.get(content) ?? Map.groupBy(pages(), ({ path }) => path);
  known.set(content, gathered);
  return gathered;
}

async function drafts({ db }: Ctx): Promise<Known[]> {
  const { rows } = await db.execute<Known>(sql`
    select path, market, coalesce(nullif(content ->> 'heading', ''), content #>> '{seo,title}', '') as title
    from page_draft order by changed_at desc limit 2000`);
  return rows;
}

function titleOf({ heading, seo }: PageContent): string {
  return heading || seo.title;
}
