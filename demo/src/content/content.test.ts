import { existsSync } from 'node:fs';
import { readStored } from '@selvedge/api/content/clean-content.ts';
import { Job } from '@selvedge/contract/careers.ts';
import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import { ContentShippingMethod, FreeFreight, TermsSource } from '@selvedge/contract/content.ts';
import { MarketSettings } from '@selvedge/contract/market.ts';
import { Navigation } from '@selvedge/contract/navigation.ts';
import { PageContent, pages } from '@selvedge/contract/page.ts';
import { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { isSubBrandOption } from '@selvedge/domain/account/is-sub-brand-option.ts';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { demoDocuments } from './documents.ts';
import { demoJobs } from './jobs.ts';
import { demoNavigation } from './navigation.ts';
import { pageWordsOf } from './page-words/page-words.ts';
import { demoPages } from './pages.ts';
import { preferenceGroups } from './preference-groups.ts';
import { testMarkets } from './test-markets.ts';
import { wordsOf } from './words/words.ts';

const markets = testMarkets();
const files = new URL('../../pictures/files/', import.meta.url);

describe('The content of the demo', () => {
  it('is made for all 55 markets', () => {
    expect(markets).toHaveLength(55);
    for (const market of markets) expect(MarketSettings.safeParse(market).error).toBeUndefined();
  });

  it.each(markets)('of $id fits the contract as it stands, without a default being filled in', (market) => {
    const navigation = demoNavigation(market);
    expect(Navigation.parse(navigation)).toEqual(navigation);
    for (const { content } of demoPages(market)) expect(PageContent.parse(content)).toEqual(content);
    for (const [name, schema] of Object.entries(documentSchemas)) schema.parse(demoDocuments(market)[name]);
  });

  it('offers the brands of the club again among preferences: one that is called otherwise there would be taken off by saving', () => {
    const [market] = markets;
    const blocks = demoPages(market!).flatMap(({ content }) => content.rows.top.flatMap((row) => row.blocks));
    const { subbrands } = blocks.find(({ _alias }) => _alias === 'customerClubSignup') as unknown as { subbrands: { id: string }[] };
    const { category } = wordsOf('en');
    const options = preferenceGroups(category, pageWordsOf('en').preferences)
      .flatMap(({ userOptions }) => userOptions)
      .filter(isSubBrandOption);
    expect(options.map(({ key }) => key)).toEqual(subbrands.map(({ id }) => id));
  });

  it.each(markets)('NAV-014 of $id has the brand for men, whose short code is os', (market) => {
    const brand = demoNavigation(market).multiBrandMenu.find(({ code }) => code === 'os');
    expect([brand?.link.url, ...(brand?.pages ?? [])]).toEqual([`${market.url}/other-side`, `${market.url}/men`]);
  });

  it('has only blocks that the shop can render', () => {
    for (const block of blocksOf(readStored(demoPages(markets[0] as MarketSettings)))) {
      expect(Object.keys(blockSchemas), block._alias).toContain(block._alias);
      if (isBlockAlias(block._alias)) expect(blockSchemas[block._alias].safeParse(block).error, block.id).toBeUndefined();
    }
  });

  it('shows every widget and block somewhere', () => {
    const shown = new Set(blocksOf(demoPages(markets[0] as MarketSettings)).map(({ _alias }) => _alias));
    expect(Object.keys(blockSchemas).filter((alias) => !shown.has(alias))).toEqual([]);
  });

  it.each(markets)('of $id leads nowhere but to pages of $id', (market) => {
    const known = knownPaths(market);
    const dead = linksOf([demoNavigation(market), demoPages(market).map(({ content }) => content), demoDocuments(market)]).filter(
      (url) => !known.has(url) && !/^(mailto|tel):/.test(url),
    );
    expect(dead).toEqual([]);
  });

  it('has one page per path, and a heading and a title on each', () => {
    for (const market of markets) {
      const made = demoPages(market);
      expect(new Set(made.map(({ path }) => path)).size).toBe(made.length);
      for (const { path, content } of made) {
        expect(content._meta.url).toBe(`/${market.id}${path}`);
        expect(content.heading, path).not.toBe('');
        expect(content.seo.title, path).not.toBe('');
      }
    }
  });

  it('offers stores only where there is a store locator', () => {
    for (const market of markets)
      expect(linksOf(demoNavigation(market).footer).includes(`/${market.id}/stores`), market.id).toBe(market.hasStoreLocator);
  });

  it('leaves no gap in a text unfilled', () => {
    for (const market of markets)
      expect(JSON.stringify([demoNavigation(market), demoPages(market), demoDocuments(market)])).not.toMatch(/\{(market|amount)\}/);
  });

  it('speaks Arabic in right-to-left markets', () => {
    for (const market of markets.filter(({ direction }) => direction === 'rtl'))
      for (const { title } of demoNavigation(market).mainMenu) expect(title, market.id).toMatch(/^[\u0600-\u06ff\s]+$/);
  });

  it('has the free freight amount in every language', () => {
    for (const { language } of markets) expect(wordsOf(language.baseCode).usp.delivery).toContain('{amount}');
  });

  it('lists at least three icons for the app-style navigation', () => {
    for (const market of markets)
      expect(demoNavigation(market).stickyNavigation.filter(({ icon }) => icon).length).toBeGreaterThanOrEqual(3);
  });

  it('has jobs with an id each', () => {
    for (const job of demoJobs) Job.parse(job);
    expect(new Set(demoJobs.map(({ id }) => id)).size).toBe(demoJobs.length);
  });

  it('has every picture it shows, in every width and format', () => {
    const shown = imagesOf(demoPages(markets[0] as MarketSettings));
    const missing = shown.flatMap(({ src, formats, widths }) =>
      widths.flatMap((width) =>
        formats.map((format) => `${src.replace('/media/', '')}-${width}.${format}`).filter((file) => !existsSync(new URL(file, files))),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

const documentSchemas: Record<string, ZodType> = {
  'free-freight-value': FreeFreight,
  'shipping-methods': ContentShippingMethod.array().min(1),
  'size-guide-settings': SizeGuideSettings,
  'terms-and-conditions': TermsSource.array().min(2),
};

const fixedPaths = Object.values(pages).flatMap(({ paths }) => paths.filter((path) => !path.includes(':')));

const knownPaths = (market: MarketSettings) =>
  new Set([...fixedPaths, ...demoPages(market).map(({ path }) => path)].map((path) => `/${market.id}${path}`));

/** Every address inside a value: fields that hold one, and links written in a text. Addresses elsewhere must be https. */
const linksOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] as string);
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const isAddress = typeof entry === 'string' && (['url', 'externalLink'].includes(key) || entry.startsWith('/'));
    if (!isAddress) return linksOf(entry);
    return entry.startsWith('https://') || entry.startsWith('/media/') ? [] : [entry];
  });
};

/** Every block, also those inside another. */
const blocksOf = (value: unknown): { id: string; _alias: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(blocksOf);
  return '_alias' in value && 'id' in value ? [value as { id: string; _alias: string }, ...inner] : inner;
};

type Shown = { src: string; formats: string[]; widths: number[] };
const imagesOf = (value: unknown): Shown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'widths' in value) return [value as Shown];
  return Object.values(value).flatMap(imagesOf);
};
