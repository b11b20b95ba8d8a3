import { BlockBase } from '@selvedge/contract/content/block.ts';
import { SlimBannerAnimated } from '@selvedge/contract/content/blocks/slim-banner-animated.ts';
import { SlimBannerSimple } from '@selvedge/contract/content/blocks/slim-banner-simple.ts';
import { VimeoVideo } from '@selvedge/contract/content/blocks/vimeo-video.ts';
import { type BlockAlias, blockSchemas } from '@selvedge/contract/content/blocks.ts';
import { CarouselSettings } from '@selvedge/contract/content/carousel.ts';
import { CommonFields } from '@selvedge/contract/content/common-fields.ts';
import { TextSection } from '@selvedge/contract/content/widgets/multi-link.ts';
import { Usp } from '@selvedge/contract/content/widgets/usp.ts';
import { PageContent, type PageRow } from '@selvedge/contract/page.ts';
import { banner } from '@selvedge/domain/content/block-constants.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockEditors } from './block-editors.ts';
import { BlockHostContext, type ProductRowProps } from './block-host.ts';
import { Carousel } from './carousel/carousel.tsx';
import { noHost } from './no-host.fixture.ts';
import { RenderRows } from './render-rows.tsx';
import { sampleBlock, sampleImage } from './sample-block.fixture.ts';
import { loadViews } from './views.ts';

beforeAll(() => loadViews());

/** As in the shop, goods stand in a carousel. */
const Row = ({ title, carousel }: Pick<ProductRowProps, 'title' | 'carousel'>) => (
  <Carousel settings={carousel} title={title} displayed={{ mobile: 1, tablet: 1, desktop: 1 }} items={[]} />
);

const host = { ...noHost, ProductRow: Row, ProductPictures: Row };

const showRows = (rows: PageRow[] | undefined) =>
  renderToString(
    <BlockHostContext value={host}>
      <RenderRows rows={rows} />
    </BlockHostContext>,
  );

const show = (block: { id: string; _alias: string }) =>
  showRows([{ id: 'row', blocks: [blockSchemas[block._alias as BlockAlias].parse(block)] }]);

describe('CMS-041 every type has one alias, a check, a view and an editor', () => {
  test.each<[string, BlockAlias]>([
    ['CMS-008', 'smart'],
    ['CMS-009', 'canvas'],
    ['CMS-010', 'text'],
    ['CMS-011', 'seo'],
    ['CMS-012', 'video'],
    ['CMS-013', 'usp'],
    ['CMS-014', 'pdpCarousel'],
    ['CMS-015', 'imageCarousel'],
    ['CMS-016', 'productCarousel'],
    ['CMS-017', 'recommendationCarouselV2'],
    ['CMS-018', 'recommendationCarouselV3'],
    ['CMS-019', 'wishlistProductCarousel'],
    ['CMS-020', 'customerClubSignup'],
    ['CMS-021', 'slimBannerBlock'],
    ['CMS-022', 'slimBannerContainer'],
    ['CMS-023', 'slimBannerAdvanced'],
    ['CMS-024', 'trending'],
    ['CMS-025', 'promotionSpot'],
    ['CMS-026', 'multiLink'],
    ['CMS-027', 'accordionText'],
    ['CMS-028', 'imageWithLink'],
    ['CMS-029', 'imageCarousel'],
    ['CMS-030', 'relewiseProductCarousel'],
    ['CMS-031', 'wishlistProductCarousel'],
    ['CMS-032', 'text'],
    ['CMS-033', 'vimeoVideo'],
    ['CMS-034', 'imageWithText'],
    ['CMS-035', 'divisionMode'],
    ['CMS-036', 'textAccordion'],
    ['CMS-037', 'multiLinkWithImages'],
    ['CMS-038', 'trender'],
    ['CMS-039', 'slimBannerSimple'],
    ['CMS-040', 'slimBannerAnimated'],
  ])('%s %s', (_, alias) => {
    const block = sampleBlock(alias);
    expect(blockSchemas[alias].parse(block)).toMatchObject({ _alias: alias });
    expect(show(block)).toMatch(/<(?:section|article|div|p)\b[^>]*>/);
    expect(blockEditors[alias].fields.length).toBeGreaterThan(0);
  });
});

test('CMS-003, CMS-006 a page has its rows by place, and a row says how it stands on a phone and whether stores show it', () => {
  const row = { id: 'r', blocks: [sampleBlock('text')], perRowMobile: 2, hideOnISO: true };
  const places = ['top', 'plp', 'bottom', 'sidebar', 'similarProducts', 'productSet', 'emptyWishlist', 'emptySearch'];
  const rows = Object.fromEntries(places.map((place) => [place, [row]]));
  const page = PageContent.parse({ _meta: { alias: 'homePage', url: '' }, seo: { title: 'x' }, rows });
  expect(Object.keys(page.rows).sort()).toEqual(places.sort());
  const html = showRows(page.rows.top);
  expect(html).toMatch(/data-narrow="2" data-hide-in-store="true"/);
});

describe('CMS-043 every type has the common fields', () => {
  const base = [...Object.keys(BlockBase.shape), '_alias'];
  const common = Object.keys(CommonFields.shape);
  const holders: readonly string[] = ['promotionSpot', 'smart'];
  const film = (alias: string) => /video/i.test(alias);

  test('which are those of the specification', () => {
    expect(base).toEqual(
      expect.arrayContaining(['trackingId', 'pageId', 'disabledApp', 'disabledMobile', 'disabledTablet', 'disabledDesktop', 'padding']),
    );
    expect(common).toEqual(
      expect.arrayContaining(['backgroundColor', 'textColor', 'images', 'headlineSettings', 'countdown', 'clipboard']),
    );
    expect(common).toEqual(expect.arrayContaining(['headline', 'subHeadline', 'link', 'ctaText']));
  });

  test.each(Object.entries(blockSchemas))('%s stores them', (alias, schema) => {
    const names = Object.keys(schema.shape);
    expect(names).toEqual(expect.arrayContaining(base));
    // What holds another block leaves them to that one, and a film calls its link otherwise.
    const lacking = common.filter((name) => !names.includes(name));
    expect(lacking).toEqual(holders.includes(alias) ? common : film(alias) ? ['link'] : []);
  });

  test.each(Object.keys(blockSchemas).filter((alias) => !holders.includes(alias)))('%s shows each of them once', (alias) => {
    const html = show({ ...(sampleBlock(alias as BlockAlias) as object), ...given(alias) } as never);
    expect(timesIn(html, 'Common picture')).toBe(1);
    expect(timesIn(html, '>Common words above<')).toBe(1);
    expect(timesIn(html, '>Common headline<')).toBe(1);
    expect(html).toMatch(/<h2[^>]*data-paint-text="#aa0001"[^>]*data-size="display"[^>]*data-align="center"[^>]*>Common headline</);
    expect(timesIn(html, '>Common button<')).toBe(1);
    expect(timesIn(html, 'dateTime="2031-01-02T03:04:05Z"')).toBe(1);
    expect(timesIn(html, 'COMMON-CODE')).toBe(1);
    expect(html).toContain('data-paint="#aa0002"');
  });

  test.each(Object.keys(blockSchemas))('%s that was stored without them is read and shown without them', (alias) => {
    const { fields } = blockEditors[alias as BlockAlias];
    const optional = new Set(fields.filter(({ name, required }) => common.includes(name) && !required).map(({ name }) => name));
    const stored = Object.fromEntries(Object.entries(sampleBlock(alias as BlockAlias)).filter(([name]) => !optional.has(name)));
    const html = show(stored as never);
    expect(html).not.toMatch(/_(?:parts|countdown|clipboard)_/);
    expect(html.length).toBeGreaterThan(40);
  });

  function given(alias: string): object {
    const link = { url: '/en-GB/women', title: 'Women' };
    return {
      ...{ headline: 'Common headline', headlineSettings: { size: 'display', colour: '#aa0001', alignment: 'center' } },
      ...{ subHeadline: 'Common words above', images: { mobile: { ...sampleImage, alt: 'Common picture' } } },
      ...{ ctaText: 'Common button', link, ...(film(alias) && { ctaButton: link, productPickerMode: undefined, poster: undefined }) },
      ...{ countdown: { countdownDateTime: '2031-01-02T03:04:05Z' }, clipboard: { clipboardCode: 'COMMON-CODE' } },
      ...{ backgroundColor: '#aa0002', banner: undefined },
    };
  }

  const timesIn = (html: string, words: string): number => html.split(words).length - 1;
});

test('CMS-048, CMS-049 an item of a promise is read also when it arrives one level deeper', () => {
  const content = {
    id: 'a',
    itemIcon: 'club',
    itemText: 'Points',
    linkText: 'More',
    popupContent: [{ tag: 'p', children: [{ text: 'Many' }] }],
    link: { url: '/en-GB/i/points' },
  };
  const { items } = Usp.parse({
    id: 'u',
    _alias: 'usp',
    items: [
      { id: 'a', blockType: 'advanced', content },
      { ...content, alias: 'simple' },
    ],
  });
  expect(items).toMatchObject([
    { ...content, alias: 'advanced' },
    { ...content, alias: 'simple' },
  ]);
});

describe('a film', () => {
  const film = { id: 'v', _alias: 'vimeoVideo', videoId: 'loom.webm' };

  test('CMS-052, CMS-053 goes round and is silent unless said', () => {
    expect(VimeoVideo.parse(film)).toMatchObject({ loop: true, muted: true });
  });

  test('CMS-051 has every field of the specification', () => {
    const names =
      'videoId displayTitle displayPortrait width height aspectX aspectY bottom autoplay playInline background loop controls accentColor displayInline muted productPickerMode ctaText headline subHeadline textColor backgroundColor ctaButton productPicker isVideoClickable openInCurrentTab pageId';
    expect(Object.keys(VimeoVideo.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  test.each([
    ['a text and an address', { ctaText: 'See it', ctaButton: { url: '/en-GB/women' } }, true],
    ['a text alone', { ctaText: 'See it' }, false],
    ['an address alone', { ctaButton: { url: '/en-GB/women' } }, false],
  ])('CMS-056 with %s', (_, fields, isShown) => {
    expect(show({ ...film, ...fields } as never).includes('href="/en-GB/women"')).toBe(isShown);
  });
});

test('CMS-064, CMS-065 the button of a banner is 14 px in its middle, unless said', () => {
  expect(banner).toMatchObject({ ctaFontSize: 14, ctaPosition: 'center' });
});

test('CMS-068 lines that take turns have every field of the specification', () => {
  const { textSettings, ...rest } = SlimBannerAnimated.shape;
  expect(Object.keys(rest)).toEqual(
    expect.arrayContaining(['showBannerControls', 'animation', 'animationDuration', 'animationDelay', 'loopLimit']),
  );
  const line = {
    text: 'x',
    wordLimit: 3,
    markdownContent: [{ tag: 'p', children: [{ text: 'y' }] }],
    disabledApp: true,
    disabledMobile: true,
    disabledTablet: true,
    disabledDesktop: true,
  };
  expect(textSettings.parse([line])).toMatchObject([line]);
});

test('CMS-070, CMS-071 arrows of a carousel are inside and its headline begins the line', () => {
  expect(CarouselSettings.parse({})).toMatchObject({ arrowsPosition: 'inside', headlineSettings: { alignment: 'left' } });
  expect(CarouselSettings.safeParse({ arrowsPosition: 'above' }).success).toBe(false);
});

test('CMS-072, CMS-074 links stand in sections, of which each screen may have its own', () => {
  const names = 'text enableCtaSlider ctaButtons ctaButtonsPerRow ctaButtonGap ctaButtonWidth ctaTextAlign';
  expect(Object.keys(TextSection.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  const section = (title: string) => [{ ctaButtons: [{ title, link: { url: `/en-GB/${title}` } }] }];
  const html = show({
    ...{ id: 'm', _alias: 'multiLinkWithImages' },
    ...{ textSectionsMobile: section('phone'), textSectionsDesktop: section('desk') },
  } as never);
  expect(html).toMatch(/href="\/en-GB\/phone".*href="\/en-GB\/desk"/s);
});

test('CMS-080, CMS-081 a slim banner stands above the page, in the middle', () => {
  expect(SlimBannerSimple.parse({ id: 's', _alias: 'slimBannerSimple', text: 'x' })).toMatchObject({
    location: 'above',
    alignment: 'center',
  });
});
