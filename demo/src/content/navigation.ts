import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { AccountMenuItem, FooterHeadline, MenuLink, Navigation, StickyIcon, UspItem } from '@selvedge/contract/navigation.ts';
import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { burgerMenu } from './burger-menu.ts';
import { freeFreightText } from './free-freight.ts';
import { linkTo } from './link-to.ts';
import { mainMenu } from './main-menu.ts';
import { marketPageWords, marketWords } from './market-words.ts';
import { picture } from './pictures.ts';
import { paymentProviders, shippingProviders } from './providers.ts';
import type { Words } from './words/en.ts';

/** The site settings of a market: everything that stands around its pages. */
export const demoNavigation = (market: MarketSettings): Navigation => {
  const words = marketWords(market);
  const menu = mainMenu(market, words);
  return {
    shopName: 'Selvedge',
    menuPosition: 'center',
    mainMenu: menu,
    burgerMenu: burgerMenu(market, words, menu),
    multiBrandMenu: [
      { code: '', name: 'Selvedge', link: linkTo(market, '', 'Selvedge'), tagline: words.brand.selvedge },
      {
        code: 'os',
        name: 'Other Side',
        link: linkTo(market, '/other-side', 'Other Side'),
        tagline: words.brand.os,
        pages: [`/${market.id}/men`],
        // Cool paper, indigo thread, heavier letters, pictures cut closer.
        face: { ground: '#f6f7f8', cloth: '#e9ebee', ink: '#12161d', accent: '#26344f', corner: 'soft', weight: 'bold', crop: '4/5' },
      },
    ],
    // Where brands are not chosen the bar keeps their names, so that nothing moves from page to page.
    simpleBrandMenu: [
      { title: 'Selvedge', link: linkTo(market, '', 'Selvedge') },
      { title: 'Other Side', link: linkTo(market, '/men', 'Other Side') },
    ],
    footer: footer(market, words),
    socialLinks: [
      { title: 'Instagram', icon: 'instagram', externalLink: 'https://www.instagram.com/' },
      { title: 'Pinterest', icon: 'pinterest', externalLink: 'https://www.pinterest.com/' },
      { title: 'YouTube', icon: 'youtube', externalLink: 'https://www.youtube.com/' },
    ],
    appLinks: [
      { platform: 'ios', title: 'App Store', url: 'https://www.apple.com/app-store/' },
      { platform: 'android', title: 'Google Play', url: 'https://play.google.com/store' },
    ],
    appBanner: { picture: picture('folded-stack', '', '16/9') },
    paymentProviders: paymentProviders(market),
    shippingProviders: shippingProviders(market),
    slimBanners: [
      {
        id: 'autumn-cloths',
        text: words.banner,
        link: linkTo(market, '/i/autumn', words.banner),
        location: 'above',
        alignment: 'center',
        backgroundColor: 'ink',
        textColor: 'paper',
      },
      {
        id: 'free-delivery',
        text: words.usp.delivery.replace('{amount}', freeFreightText(market)),
        link: linkTo(market, '/i/delivery', words.page.delivery),
        location: 'above',
        alignment: 'center',
        backgroundColor: 'ink',
        textColor: 'paper',
      },
    ],
    stickyNavigation: stickyNavigation(market, words),
    uniqueSellingPoints: uniqueSellingPoints(market, words),
    accountMenu: accountMenu(market, words),
    customerClubSignup: {
      headline: words.clubSignup.headline,
      text: words.clubSignup.text,
      buttonText: words.clubSignup.button,
      link: linkTo(market, '/customer-club', words.clubSignup.button),
    },
    sizeGuide: linkTo(market, '/i/size-guide', words.page.sizeGuide),
    pageLinks: pageLinks(market),
    blocksPerRow: 6,
    productTile: {
      carouselOnMobile: true,
      completeTheLookIcon: true,
      imageIndexes: [],
      carouselTiles: { mobile: 2.2, tablet: 3, desktop: 4 },
    },
    totalVisibleProducts: 3,
    totalVisibleSearchHistory: 5,
  };
};

const footer = (market: MarketSettings, { page, footer: titles }: Words): FooterHeadline[] => {
  const links = (...entries: [path: string, title: string][]): MenuLink[] =>
    entries.map(([path, title]) => ({ title, link: linkTo(market, path, title) }));
  const headline = (id: string, title: string, priority: number, categories: MenuLink[]): FooterHeadline => ({
    id,
    title,
    priority,
    isHidden: false,
    isExpanded: priority === 1,
    categories,
  });
  const stores: [string, string][] = market.hasStoreLocator ? [['/stores', page.stores]] : [];
  return [
    headline(
      'help',
      titles.help,
      1,
      links(
        ['/contact', page.contact],
        ['/track-order', page.trackOrder],
        ['/i/delivery', page.delivery],
        ['/returns', page.returns],
        ['/i/size-guide', page.sizeGuide],
        ['/i/notify-me', page.notifyMe],
      ),
    ),
    headline(
      'about',
      titles.about,
      2,
      links(
        ['/i/about', page.about],
        ['/i/materials', page.materials],
        ['/i/care', page.care],
        ['/i/sustainability', page.sustainability],
        ...stores,
        ['/careers', page.careers],
      ),
    ),
    headline(
      'customer-club',
      titles.club,
      3,
      links(
        ['/customer-club', page.club],
        ['/login', page.login],
        ['/account/rewards', page.rewards],
        ['/customer-club/terms', page.clubTerms],
      ),
    ),
    headline(
      'legal',
      titles.legal,
      4,
      links(
        ['/terms', page.terms],
        ['/i/privacy', page.privacy],
        ['/i/cookies', page.cookies],
        ['/i/accessibility', page.accessibility],
        ['/i/imprint', page.imprint],
      ),
    ),
  ];
};

const stickyNavigation = (market: MarketSettings, { sticky }: Words): StickyIcon[] => [
  { title: sticky.home, icon: 'home', link: linkTo(market, '', sticky.home) },
  { title: sticky.search, icon: 'search', link: linkTo(market, '/search', sticky.search) },
  { title: sticky.wishlist, icon: 'wishlist', link: linkTo(market, '/wishlist', sticky.wishlist) },
  { title: sticky.basket, icon: 'basket', link: linkTo(market, '/basket', sticky.basket) },
  { title: sticky.account, icon: 'account', link: linkTo(market, '/account', sticky.account) },
];

/** Without the delivery, which stands at the top of each page already. */
const uniqueSellingPoints = (market: MarketSettings, { usp }: Words): UspItem[] => {
  const { disclaimer } = marketPageWords(market).women;
  const item = (id: string, itemIcon: string, itemText: string, path: string): UspItem => ({
    id,
    alias: 'simple',
    itemIcon,
    itemText,
    link: linkTo(market, path, itemText),
  });
  return [
    { id: 'returns', alias: 'advanced', itemIcon: 'return', itemText: usp.returns, popupContent: usp.returnsMore },
    item('care', 'needle', usp.care, '/i/care'),
    item('club', 'club', usp.club, '/customer-club'),
    item('new', 'clock', disclaimer, '/new-in'),
  ];
};

const accountMenu = (market: MarketSettings, { account }: Words): AccountMenuItem[] => {
  const item = (pageAlias: PageAlias, title: string, icon: string): AccountMenuItem => ({
    title,
    icon,
    isHidden: false,
    pageAlias,
    link: linkTo(market, pages[pageAlias].paths[0] as string, title),
  });
  return [
    item('accountPage', account.overview, 'account'),
    item('accountOrderHistoryPage', account.orders, 'parcel'),
    item('accountReturnsPage', account.returns, 'return'),
    item('accountLoyaltyProgramPage', account.club, 'club'),
    item('accountRewardsPage', account.rewards, 'gift'),
    item('accountUserProfilePage', account.profile, 'profile'),
    item('accountPreferencesPage', account.preferences, 'preferences'),
    item('accountSupportPage', account.support, 'help'),
  ];
};

/** Where each page with one fixed address is found, by its alias; and the two content pages the shop itself links to. */
const pageLinks = (market: MarketSettings): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([alias, { paths }]) =>
      paths[0] === undefined || paths[0].includes(':') ? [] : [[alias, `/${market.id}${paths[0]}`]],
    ),
  ),
  sizeGuide: `/${market.id}/i/size-guide`,
  notifyMe: `/${market.id}/i/notify-me`,
});
