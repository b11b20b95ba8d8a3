import { expect, test } from 'vitest';
import type { DemoPage } from './demo-page.ts';
import { demoNavigation } from './navigation.ts';
import { demoPages } from './pages.ts';
import { testMarkets } from './test-markets.ts';

const markets = testMarkets();
const languages = [...new Map(markets.map((market) => [market.language.baseCode, market])).values()];

/** What is read on a page. An alternative text is another way to say a picture, an address is not said at all. */
const read = new Set([
  'headline',
  'subHeadline',
  'text',
  'heading',
  'intro',
  'title',
  'disclaimer',
  'markdownContent',
  'tagline',
  'itemText',
]);
/** Names of things and buttons may come again: they are where one goes, not what one is told. */
const isSentence = (words: string) => words.split(/\s+/u).length > 3 || /[.!?。؟։]$/u.test(words);

test.each(languages)('no page of $id says a sentence twice', (market) => {
  const { multiBrandMenu, slimBanners, uniqueSellingPoints, customerClubSignup: club } = demoNavigation(market);
  const around = sentencesOf({ multiBrandMenu, slimBanners, uniqueSellingPoints });
  for (const { path, content } of demoPages(market)) {
    const invites = club?.link.url === content._meta.url ? [] : sentencesOf(club);
    const said = [...sentencesOf(content), ...around, ...invites];
    expect(
      said.filter((one, at) => said.indexOf(one) < at),
      path || '/',
    ).toEqual([]);
    const headlines = stringsOf(content.rows, new Set(['headline'])).filter(Boolean);
    expect(
      headlines.filter((one, at) => headlines.indexOf(one) < at),
      `headlines of ${path || '/'}`,
    ).toEqual([]);
  }
});

test('no row of goods is the list beneath it: what came last is at the top of every listing', () => {
  for (const { path, content } of demoPages(markets[0]!)) {
    const newest = blocksOf(content).filter(({ _alias, categoryId }) => _alias === 'productCarousel' && categoryId !== undefined);
    const lists = content.categoryId !== undefined && !content.isLandingPage;
    expect(lists ? newest.map(({ categoryId }) => categoryId) : [], path).toEqual([]);
    const chosen = blocksOf(content).map(({ productIds, categoryId }) => JSON.stringify(productIds ?? categoryId));
    const rows = chosen.filter((one) => one !== undefined);
    expect(new Set(rows).size, `${path} shows no goods twice`).toBe(rows.length);
  }
});

test('the fronts begin with an outfit and not with a cloth', () => {
  const pages = demoPages(markets[0]!);
  for (const path of ['', '/women', '/men', '/other-side']) {
    const [hero] = blocksOf(pages.find((page) => page.path === path)!.content);
    expect(hero, path).toMatchObject({ _alias: 'imageWithLink', textPosition: 'beside', ctaText: expect.stringMatching(/./) });
    expect((hero!.images as { mobile: { src: string } }).mobile.src, path).toMatch(/^\/media\/look-/);
  }
});

type Block = Record<string, unknown> & { _alias: string };

const blocksOf = ({ rows }: DemoPage['content']) => Object.values(rows).flatMap((each) => each.flatMap(({ blocks }) => blocks as Block[]));

const sentencesOf = (value: unknown) =>
  stringsOf(value, read)
    .flatMap((text) => text.replaceAll(/<[^>]*>/g, ' ').split(/(?<=[.!?؟։])\s+|\n+/u))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(isSentence);

function stringsOf(value: unknown, names: ReadonlySet<string>, name = ''): string[] {
  if (typeof value === 'string') return names.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, names, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['seo', 'link', 'breadcrumb', '_meta'].includes(key))
    .flatMap(([key, inner]) => stringsOf(inner, names, key));
}
