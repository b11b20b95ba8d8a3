import type { PageContent } from '@selvedge/contract/page.ts';
import type { Found } from '@selvedge/contract/studio/find.ts';
import { scoreBest } from '@selvedge/domain/find/score-match.ts';
import { sql } from 'drizzle-orm';
import { canonicalMarketId } from '../content/resolve-page.ts';
import type { Ctx } from '../http/ctx.ts';
import { bestFew } from './best-few.ts';
import type { Look } from './find-anything.ts';

type Known = { path: string; market: string; title: string };

/** A page is found once, however many markets have it: in the market that was typed, else in the one where the caller works. */
export const findPages: Look = async (ctx, { search, market }) => {
  const { words, named } = takeMarket(ctx, search);
  const preferred = named ?? market;
  const byPath = Map.groupBy([...published(ctx), ...(await drafts(ctx))], ({ path }) => path);
  return bestFew(
    [...byPath].flatMap(([path, pages]): Found[] => {
      const inNamed = named === undefined ? pages : pages.filter((each) => each.market === named);
      const page = inNamed.find((each) => each.market === preferred) ?? inNamed[0];
      if (!page) return [];
      const titles = new Set([page.title, ...inNamed.map(({ title }) => title)]);
      const score = words === '' ? 0 : scoreBest(words, [page.title, path, path.slice(path.lastIndexOf('/') + 1)]);
      const elsewhere = words === '' ? 0 : scoreBest(words, [...titles].slice(1)) * 0.7;
      const count = new Set(pages.map((each) => each.market)).size;
      return [
        {
          ...({ kind: 'page', id: path, market: page.market, title: page.title || path || '/' } as const),
          note: `${path || '/'} · ${count}`,
          score: Math.max(score, elsewhere),
        },
      ];
    }),
  );
};

/** `about de-DE`, or an address of the shop: `/de-DE/i/about`. */
function takeMarket({ content }: Ctx, search: string): { words: string; named: string | undefined } {
  const words = search.split(/[\s/]+/).filter(Boolean);
  const named = words.map(canonicalMarketId).find((id) => content.byMarket.has(id));
  return { named, words: named ? words.filter((word) => canonicalMarketId(word) !== named).join(' ') : search };
}

function* published({ content }: Ctx): Generator<Known> {
  for (const { market, pages } of content.byMarket.values())
    for (const [path, page] of pages) yield { path, market: market.id, title: titleOf(page) };
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
