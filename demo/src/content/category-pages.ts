import type { TileSize } from '@selvedge/contract/catalogue/listing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { type DemoCategory, demoCategories, isOffered } from './categories.ts';
import type { DemoPage } from './demo-page.ts';
import { giftSteps } from './gift-rows.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { hasPageWords } from './page-words/page-words.ts';
import { picture } from './pictures.ts';
import { seoRows } from './seo-texts.ts';
import { rowsAbove } from './women-and-men.ts';
import type { Words } from './words/en.ts';

export const categoryPages = (market: MarketSettings, words: Words, texts: PageWords): DemoPage[] =>
  demoCategories
    .filter(({ path }) => isOffered(path, market))
    .map((category) => {
      const title = words.category[category.name];
      const intro = hasPageWords(market.language.baseCode) ? texts.categories[category.path] : words.intro[category.kind];
      return {
        path: category.path,
        content: {
          _meta: { alias: 'categoryPage', url: `/${market.id}${category.path}` },
          seo: { title: `${fullTitle(category, words)} | Selvedge`, description: intro, metaTags: [], linkTags: [], structuredData: [] },
          heading: title,
          // A front has said it beside its picture.
          intro: ['/women', '/gift-cards'].includes(category.path) ? '' : intro,
          breadcrumb: [
            { title: 'Selvedge', url: `/${market.id}` },
            ...lineage(category).map(({ name, path }) => ({ title: words.category[name], url: `/${market.id}${path}` })),
          ],
          // The goods are the picture of most categories; only the cloth that stands among them is content.
          rows: {
            top: rowsAbove(market, category.path, words, texts),
            bottom: [
              ...(category.path === '/gift-cards' ? giftSteps(texts) : []),
              ...onwardRows(category, market, words),
              ...seoRows(category.path, texts),
            ],
          },
          ...(spotSizes[category.path] && { promotionalSpots: [clothSpot(category, market, words)] }),
          categoryId: idOf(category),
        },
      };
    });

const idOf = ({ path }: DemoCategory) => path.slice(1).replaceAll('/', '-');

/** The category itself and those above it that are pages; `/women/edits` is only a step in a path. */
const lineage = ({ path }: DemoCategory) => demoCategories.filter((above) => path === above.path || path.startsWith(`${above.path}/`));

/** Two categories are called "Knitwear"; a search result must tell them apart. */
const fullTitle = (category: DemoCategory, words: Words) => {
  const [first] = lineage(category) as [DemoCategory];
  const own = words.category[category.name];
  return first === category ? own : `${own} · ${words.category[first.name]}`;
};

/** Each size of promotion spot is somewhere in the shop. */
const spotSizes: Record<string, TileSize> = {
  '/women': '2x1',
  '/men': '2x1',
  '/women/clothing': '1x2',
  '/men/clothing': '2x2',
  '/women/clothing/knitwear': '3x1',
  '/men/clothing/knitwear': '1x1',
};

/** What the clothes are made of, among the clothes. */
const clothSpot = (category: DemoCategory, market: MarketSettings, words: Words) => ({
  id: `${idOf(category)}-cloth`,
  position: 7,
  size: spotSizes[category.path] ?? '1x1',
  random: false,
  block: {
    id: `${idOf(category)}-cloth-1`,
    _alias: 'imageWithLink',
    images: { mobile: picture(category.picture, words.alt[category.picture], '16/9') },
    link: linkTo(market, '/i/materials', words.page.materials),
    ctaText: words.page.materials,
    textPosition: 'below',
  },
});

/** Where to go next: the categories below this one, or else the ones beside it. An empty category is never a dead end. */
const onwardRows = (category: DemoCategory, market: MarketSettings, words: Words): PageRow[] => {
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const below = demoCategories.filter(({ path }) => parentOf(path) === category.path);
  const beside = demoCategories.filter(({ path }) => path !== category.path && parentOf(path) === parentOf(category.path));
  const onward = (below.length > 0 ? below : beside).slice(0, 4);
  return [
    {
      id: `${idOf(category)}-onward`,
      perRowMobile: 2,
      blocks: [
        {
          id: `${idOf(category)}-onward-1`,
          _alias: 'multiLinkWithImages',
          textSectionsMobile: [
            {
              ctaButtons: onward.map(({ path, name, picture: pictured }) => ({
                title: words.category[name],
                link: linkTo(market, path, words.category[name]),
                image: picture(pictured, '', '3/4'),
              })),
            },
          ],
        },
      ],
    },
  ];
};
