import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { MenuFlyout, MenuItem, MenuLink, MenuSection } from '@selvedge/contract/navigation.ts';
import { isOffered } from './categories.ts';
import { linkTo } from './link-to.ts';
import { type ClothName, pictureSource } from './pictures.ts';
import type { Words } from './words/en.ts';

type CategoryName = keyof Words['category'];
type Entry = [path: string, name: CategoryName];

export const mainMenu = (market: MarketSettings, words: Words): MenuItem[] => {
  const titleOf = (name: CategoryName) => words.category[name];
  const links = (entries: Entry[]): MenuLink[] =>
    entries
      .filter(([path]) => isOffered(path, market))
      .map(([path, name]) => ({ title: titleOf(name), link: linkTo(market, path, titleOf(name)) }));
  const section = (column: number, burgerMenuPriority: number, name: CategoryName, entries: Entry[]): MenuSection => ({
    title: titleOf(name),
    column,
    burgerMenuPriority,
    links: links(entries),
  });
  const flyout = (key: keyof Words['flyout'], picture: ClothName, path: string): MenuFlyout => ({
    ...words.flyout[key],
    picture: pictureSource(picture, '3/4'),
    pictureAlt: words.alt[picture],
    link: linkTo(market, path, words.flyout[key].title),
  });
  const item = (path: string, name: CategoryName, sections: MenuSection[], flyouts: MenuFlyout[], color?: string): MenuItem => ({
    title: titleOf(name),
    link: linkTo(market, path, titleOf(name)),
    isHidden: false,
    _alias: 'menuItem',
    sections,
    flyouts,
    ...(color ? { color } : {}),
  });

  return [
    item(
      '/new-in',
      'newIn',
      [section(0, 1, 'newIn', newIn), section(1, 2, 'women', edits('/women').slice(1)), section(2, 3, 'men', edits('/men').slice(1))],
      [flyout('newIn', 'selvedge-edge', '/cloth/denim')],
    ),
    item(
      '/women',
      'women',
      [
        section(0, 1, 'clothing', womenClothing),
        section(1, 2, 'shoesAccessories', womenAccessories),
        section(2, 3, 'edits', edits('/women')),
        section(3, 4, 'cloth', cloths),
      ],
      [flyout('women', 'rib-knit', '/women/clothing/knitwear')],
    ),
    item(
      '/men',
      'men',
      [
        section(0, 1, 'clothing', menClothing),
        section(1, 2, 'shoesAccessories', menAccessories),
        section(2, 3, 'edits', edits('/men')),
        section(3, 4, 'cloth', cloths),
      ],
      [flyout('men', 'denim-twill', '/men/clothing/denim')],
    ),
    item(
      '/cloth',
      'cloth',
      [
        section(0, 1, 'cloth', cloths),
        {
          title: words.footer.about,
          column: 1,
          burgerMenuPriority: 2,
          links: [
            { title: words.page.materials, link: linkTo(market, '/i/materials', words.page.materials) },
            { title: words.page.care, link: linkTo(market, '/i/care', words.page.care) },
            { title: words.page.sustainability, link: linkTo(market, '/i/sustainability', words.page.sustainability) },
            { title: words.page.about, link: linkTo(market, '/i/about', words.page.about) },
          ],
        },
      ],
      [flyout('cloth', 'linen-slub', '/cloth/linen')],
    ),
    item('/sale', 'sale', [], [], 'thread'),
  ];
};

const newIn: Entry[] = [
  ['/women/new-in', 'women'],
  ['/men/new-in', 'men'],
  ['/women/clothing/knitwear', 'knitwear'],
  ['/men/clothing/denim', 'denim'],
];
const edits = (below: '/women' | '/men'): Entry[] => [
  [`${below}/new-in`, 'newIn'],
  [`${below}/edits/work`, 'workwear'],
  [`${below}/edits/weekend`, 'weekend'],
  [`${below}/edits/occasions`, 'occasion'],
  [`${below}/edits/travel`, 'travel'],
];
const cloths: Entry[] = [
  ['/cloth/denim', 'denim'],
  ['/cloth/linen', 'linen'],
  ['/cloth/wool', 'wool'],
  ['/cloth/cotton', 'cotton'],
];
const womenClothing: Entry[] = [
  ['/women/clothing', 'allClothing'],
  ['/women/clothing/coats-jackets', 'coats'],
  ['/women/clothing/knitwear', 'knitwear'],
  ['/women/clothing/shirts-blouses', 'shirtsBlouses'],
  ['/women/clothing/tops-t-shirts', 'tops'],
  ['/women/clothing/dresses', 'dresses'],
  ['/women/clothing/trousers', 'trousers'],
  ['/women/clothing/denim', 'denim'],
  ['/women/clothing/skirts', 'skirts'],
];
const womenAccessories: Entry[] = [
  ['/women/accessories', 'allAccessories'],
  ['/women/accessories/shoes', 'shoes'],
  ['/women/accessories/bags', 'bags'],
  ['/women/accessories/scarves', 'scarves'],
  ['/women/accessories/belts', 'belts'],
  ['/women/accessories/hats-gloves', 'hatsGloves'],
  ['/gift-cards', 'giftCards'],
];
const menClothing: Entry[] = [
  ['/men/clothing', 'allClothing'],
  ['/men/clothing/coats-jackets', 'coats'],
  ['/men/clothing/tailoring', 'tailoring'],
  ['/men/clothing/knitwear', 'knitwear'],
  ['/men/clothing/shirts', 'shirts'],
  ['/men/clothing/t-shirts', 'tshirts'],
  ['/men/clothing/trousers', 'trousers'],
  ['/men/clothing/denim', 'denim'],
];
const menAccessories: Entry[] = [
  ['/men/accessories', 'allAccessories'],
  ['/men/accessories/shoes', 'shoes'],
  ['/men/accessories/bags', 'bags'],
  ['/men/accessories/belts', 'belts'],
  ['/men/accessories/scarves', 'scarves'],
  ['/men/accessories/hats-gloves', 'hatsGloves'],
  ['/gift-cards', 'giftCards'],
];
