import { Navigation } from '@selvedge/contract/navigation.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopProvider } from '../lib/shop-context.tsx';
import { Footer } from './footer/footer.tsx';
import { BrandBar } from './header/brand-bar.tsx';
import { Header } from './header/header.tsx';
import { SlimBanners } from './header/slim-banners.tsx';
import { StickyNavigation } from './header/sticky-navigation.tsx';
import { Content as BurgerMenu } from './menu/burger-menu.tsx';

const link = (url: string) => ({ url });
const item = {
  ...{ title: 'Men', subtitle: 'and boys', font: 'serif', color: 'thread', link: link('/de-DE/men'), _alias: 'menuItem' },
  sections: [
    {
      ...{ title: 'Outerwear', subtitleBadge: 'warm', linkIcon: 'clock', column: 1, burgerMenuPriority: 2 },
      links: [{ title: 'Coats', linkColor: 'indigo', linkIcon: 'hanger', subtitleBadge: 'new', link: link('/de-DE/men/coats') }],
    },
    { title: 'Denim', column: 2, burgerMenuPriority: 1, links: [] },
  ],
  flyouts: [{ title: 'The parka', text: 'Waxed.', picture: '/img/parka', pictureAlt: 'A parka', link: link('/de-DE/i/parka') }],
};
const icon = (title: string) => ({ title, icon: 'home', link: link(`/de-DE/${title}`) });
const settings = Navigation.parse({
  shopName: 'Selvedge',
  mainMenu: [item],
  multiBrandMenu: [{ code: 'os', name: 'Offset', tagline: 'On the other side', link: link('/de-DE/offset') }],
  simpleBrandMenu: [{ title: 'To the shop', link: link('/de-DE') }],
  burgerMenu: [item],
  footer: [{ id: 'help', title: 'Help', categories: [{ title: 'Returns', link: link('/de-DE/returns') }] }],
  socialLinks: [{ title: 'Pictures', icon: 'globe', externalLink: 'https://pictures.example' }],
  appLinks: [{ platform: 'ios', title: 'The app', url: 'https://apps.example' }],
  paymentProviders: [{ id: 'card', name: 'Any card' }],
  shippingProviders: [{ id: 'post', name: 'The post' }],
  slimBanners: [{ id: 'one', text: 'Free returns' }],
  stickyNavigation: ['one', 'two', 'three'].map(icon),
  customerClubSignup: { headline: 'The club', text: 'Is free.', buttonText: 'Join', link: link('/de-DE/customer-club') },
  pageLinks: { wishlistPage: '/de-DE/kept' },
  trustRating: { name: 'Honest opinions', url: 'https://opinions.example', score: 4.6, reviews: 1234 },
});

/** What a shopper is served around a page. */
function draw(
  children: ReactNode,
  { alias = 'homePage', navigation = settings }: { alias?: string; navigation?: Navigation } = {},
): string {
  const page = {
    ...{ navigation, translations: { 'shell.rating': '{score} / 5 ({reviews})' }, markets: [] },
    ...{ featureToggles: { multiBrandMenu: true, stickyNavigation: true }, content: { _meta: { url: '/de-DE', alias } } },
    location: { market: { id: 'de-DE', url: '/de-DE', country: { name: 'Deutschland' }, language: { name: 'Deutsch' }, currency: 'EUR' } },
  } as unknown as PageData;
  return renderToStaticMarkup(
    <ShopProvider page={page} router={undefined}>
      {children}
    </ShopProvider>,
  );
}

test('NAV-001 everything that the site settings hold is around the page', () => {
  const around = draw(
    <>
      <SlimBanners location="above" />
      <BrandBar />
      <Header tone={undefined} />
      <Footer />
      <StickyNavigation />
    </>,
  );
  const words = ['Free returns', 'Offset', 'Men', 'The club', 'Join', 'Returns', 'Pictures', 'The app', 'Any card', 'The post', 'three'];
  expect(words.filter((each) => !around.includes(each))).toEqual([]);
  expect(around).toContain('href="/de-DE/kept"');
  expect(around).toContain('href="https://opinions.example"');
  expect(around).toContain('4,6 / 5 (1.234)');
  expect(draw(<BrandBar />, { alias: 'basketPage' })).toContain('To the shop');
  expect([settings.totalVisibleProducts, settings.totalVisibleSearchHistory]).toEqual([3, 5]);
});

test('NAV-007 a headline of the footer looks as an editor wants it, and one that is hidden is not there', () => {
  const headline = {
    ...{ id: 'care', title: 'Care', alternativeTitle: 'How to wash', icon: 'hanger', color: 'thread', isExpanded: true },
    ...{ titlePadding: '1.5rem', titleSize: '1.25rem', priority: 1 },
    categories: [{ title: 'Wool', link: { ...link('/de-DE/i/wool'), openInCurrentTab: false } }],
  };
  const footer = [{ id: 'last', title: 'Last', priority: 2, categories: [] }, { ...headline }, { ...headline, id: 'no', isHidden: true }];
  const drawn = draw(<Footer />, { navigation: Navigation.parse({ ...settings, footer }) });
  const [title = ''] = /<h2[^>]*data-color[^>]*>.*?<\/h2>/.exec(drawn) ?? [];
  for (const part of ['data-color="thread"', 'data-size="1.25rem"', 'data-padding="1.5rem"', '<svg', 'How to wash'])
    expect(title).toContain(part);
  expect(drawn.match(/How to wash/g)).toHaveLength(2);
  expect(drawn).toMatch(/<details open="">.*?href="\/de-DE\/i\/wool" target="_blank"/);
  expect(drawn).not.toContain('>Care<');
  expect(drawn.indexOf('How to wash')).toBeLessThan(drawn.indexOf('Last'));
});

test('NAV-002 the menu stands in the centre unless the shop says otherwise', () => {
  expect(draw(<Header tone={undefined} />)).toContain('data-menu="center"');
});

test('NAV-003, NAV-004, NAV-006 an item, its sections and their links look as an editor wants them', () => {
  const menu = draw(<Header tone={undefined} />);
  expect(menu).toMatch(/data-color="thread" data-font="serif"[^>]*>Men<span[^>]*>and boys</);
  expect(menu).toMatch(/<svg[^>]*>.*?<\/svg>Outerwear<span[^>]*>warm</);
  expect(menu).toMatch(/href="\/de-DE\/men\/coats" data-color="indigo"[^>]*><svg.*?<\/svg><span[^>]*>Coats<\/span><span[^>]*>new</);
  expect(menu).toMatch(/The parka<\/span><span[^>]*>Waxed\./);
});

test('NAV-001, NAV-004, NAV-006, NAV-023 the menu of a small screen shows the same, by its own order', () => {
  const menu = draw(<BurgerMenu close={() => {}} />);
  expect(menu.indexOf('Denim')).toBeLessThan(menu.indexOf('Outerwear'));
  expect(menu).toMatch(/<svg[^>]*>.*?<\/svg>Outerwear<span[^>]*>warm</);
  expect(menu).toMatch(/href="\/de-DE\/men\/coats" data-color="indigo"[^>]*><svg.*?<\/svg>Coats<span[^>]*>new</);
});
