import { lazy } from 'react';
import { AuditPage } from '../audit/audit-page.tsx';
import { FlagsPage } from '../flags/flags-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import type { Screen } from '../lib/screen.ts';
import { MarketsPage } from '../markets/markets-page.tsx';
import { PagesPage } from '../pages/pages-page.tsx';
import { ReleasesPage } from '../releases/releases-page.tsx';
import { SecurityPage } from '../security/security-page.tsx';
import { TeamPage } from '../team/team-page.tsx';

// Screens that most of the staff never open are loaded when they are opened.
const Translations = lazy(async () => ({ default: (await import('../translations/translations-page.tsx')).TranslationsPage }));
const Products = lazy(async () => ({ default: (await import('../products/products-page.tsx')).ProductsPage }));
const Categories = lazy(async () => ({ default: (await import('../categories/categories-page.tsx')).CategoriesPage }));
const Search = lazy(async () => ({ default: (await import('../search/search-page.tsx')).SearchPage }));
const Menus = lazy(async () => ({ default: (await import('../navigation/menus-page.tsx')).MenusPage }));
const Footer = lazy(async () => ({ default: (await import('../navigation/footer-page.tsx')).FooterPage }));
const Promotions = lazy(async () => ({ default: (await import('../promotions/promotions-page.tsx')).PromotionsPage }));
const Club = lazy(async () => ({ default: (await import('../loyalty/club-page.tsx')).ClubPage }));
const Points = lazy(async () => ({ default: (await import('../loyalty/points-page.tsx')).PointsPage }));
const Mailings = lazy(async () => ({ default: (await import('../mailings/mailings-page.tsx')).MailingsPage }));
const Collect = lazy(async () => ({ default: (await import('../collect/collect-page.tsx')).CollectPage }));
const Feeds = lazy(async () => ({ default: (await import('../feeds/feeds-page.tsx')).FeedsPage }));
const AbTests = lazy(async () => ({ default: (await import('../ab-tests/ab-tests-page.tsx')).AbTestsPage }));
const Redirects = lazy(async () => ({ default: (await import('../redirects/redirects-page.tsx')).RedirectsPage }));
const Stores = lazy(async () => ({ default: (await import('../stores/stores-page.tsx')).StoresPage }));
const GiftCards = lazy(async () => ({ default: (await import('../gift-cards/gift-cards-page.tsx')).GiftCardsPage }));
const Media = lazy(async () => ({ default: (await import('../media/media-page.tsx')).MediaPage }));
const Customers = lazy(async () => ({ default: (await import('../customers/customers-page.tsx')).CustomersPage }));
const Figures = lazy(async () => ({ default: (await import('../figures/figures-page.tsx')).FiguresPage }));
const Orders = lazy(async () => ({ default: (await import('../orders/orders-page.tsx')).OrdersPage }));
const Returns = lazy(async () => ({ default: (await import('../returns/returns-page.tsx')).ReturnsPage }));
const DraftOrders = lazy(async () => ({ default: (await import('../draft-orders/draft-orders-page.tsx')).DraftOrdersPage }));
const Cases = lazy(async () => ({ default: (await import('../cases/cases-page.tsx')).CasesPage }));
const MarketHealth = lazy(async () => ({ default: (await import('../market-health/market-health-page.tsx')).MarketHealthPage }));
const Baskets = lazy(async () => ({ default: (await import('../baskets/baskets-page.tsx')).BasketsPage }));
const Devices = lazy(async () => ({ default: (await import('../devices/devices-page.tsx')).DevicesPage }));
const Terms = lazy(async () => ({ default: (await import('../terms/terms-page.tsx')).TermsPage }));
const SizeGuides = lazy(async () => ({ default: (await import('../size-guides/size-guides-page.tsx')).SizeGuidesPage }));
const Banners = lazy(async () => ({ default: (await import('../banners/banners-page.tsx')).BannersPage }));
const Looks = lazy(async () => ({ default: (await import('../looks/looks-page.tsx')).LooksPage }));
const Makers = lazy(async () => ({ default: (await import('../makers/makers-page.tsx')).MakersPage }));
const Scripts = lazy(async () => ({ default: (await import('../foreign-scripts/scripts-page.tsx')).ScriptsPage }));
const NotifyMe = lazy(async () => ({ default: (await import('../notify-me/notify-me-page.tsx')).NotifyMePage }));
const StaffDiscounts = lazy(async () => ({ default: (await import('../staff-discounts/staff-discounts-page.tsx')).StaffDiscountsPage }));
const Badges = lazy(async () => ({ default: (await import('../badges/badges-page.tsx')).BadgesPage }));

/** Every screen, in the order of the rail. A new one is a line here, its name in the router, its words in `texts`, and a folder. */
export const screens: readonly Screen[] = [
  { page: 'home', group: 'first', right: 'market.read', title: 'home.title', View: HomePage },
  { page: 'figures', group: 'first', right: 'figures.read', title: 'figures.title', View: Figures },
  { page: 'pages', group: 'content', right: 'content.read', title: 'pages.title', View: PagesPage },
  { page: 'navigation', group: 'content', right: 'content.read', title: 'navigation.title_menus', View: Menus },
  { page: 'footer', group: 'content', right: 'content.read', title: 'navigation.title_footer', View: Footer },
  { page: 'banners', group: 'content', right: 'content.read', title: 'banners.title', View: Banners },
  { page: 'releases', group: 'content', right: 'content.read', title: 'releases.title', View: ReleasesPage },
  { page: 'ab-tests', group: 'content', right: 'content.read', title: 'ab_tests.title', View: AbTests },
  { page: 'media', group: 'content', right: 'content.read', title: 'media.title', View: Media },
  { page: 'translations', group: 'content', right: 'content.read', title: 'texts.title', View: Translations },
  { page: 'terms', group: 'content', right: 'content.read', title: 'terms.title', View: Terms },
  { page: 'products', group: 'assortment', right: 'catalogue.read', title: 'products.title', View: Products },
  { page: 'categories', group: 'assortment', right: 'catalogue.read', title: 'categories.title', View: Categories },
  { page: 'search', group: 'assortment', right: 'catalogue.read', title: 'search.title', View: Search },
  { page: 'notify-me', group: 'assortment', right: 'catalogue.read', title: 'notify_me.title', View: NotifyMe },
  { page: 'badges', group: 'assortment', right: 'content.read', title: 'badges.title', View: Badges },
  { page: 'looks', group: 'assortment', right: 'content.read', title: 'looks.title', View: Looks },
  { page: 'size-guides', group: 'assortment', right: 'content.read', title: 'size_guides.title', View: SizeGuides },
  { page: 'feeds', group: 'assortment', right: 'catalogue.read', title: 'feeds.title', View: Feeds },
  { page: 'makers', group: 'assortment', right: 'content.read', title: 'makers.title', View: Makers },
  { page: 'orders', group: 'sales', right: 'order.read', title: 'orders.title', View: Orders },
  { page: 'returns', group: 'sales', right: 'order.read', title: 'returns.title', View: Returns },
  { page: 'collect', group: 'sales', right: 'collect.write', title: 'collect.title', View: Collect },
  { page: 'draft-orders', group: 'sales', right: 'support.read', title: 'drafts.title', View: DraftOrders },
  { page: 'cases', group: 'sales', right: 'support.read', title: 'cases.title', View: Cases },
  { page: 'customers', group: 'sales', right: 'customer.read', title: 'customers.title', View: Customers },
  { page: 'promotions', group: 'sales', right: 'promotion.read', title: 'promotions.title', View: Promotions },
  { page: 'staff-discounts', group: 'sales', right: 'promotion.read', title: 'discounts.title', View: StaffDiscounts },
  { page: 'club', group: 'sales', right: 'promotion.read', title: 'club.title', View: Club },
  { page: 'points', group: 'sales', right: 'customer.read', title: 'points.title', View: Points },
  { page: 'mailings', group: 'sales', right: 'mailing.read', title: 'mailings.title', View: Mailings },
  { page: 'gift-cards', group: 'sales', right: 'gift-card.read', title: 'gift_cards.title', View: GiftCards },
  { page: 'baskets', group: 'sales', right: 'basket.read', title: 'baskets.title', View: Baskets },
  { page: 'devices', group: 'shop', right: 'device.write', title: 'devices.title', View: Devices },
  { page: 'doctor', group: 'shop', right: 'market.read', title: 'doctor.title', View: MarketHealth },
  { page: 'markets', group: 'shop', right: 'market.read', title: 'markets.title', View: MarketsPage },
  { page: 'redirects', group: 'shop', right: 'content.read', title: 'redirects.title', View: Redirects },
  { page: 'stores', group: 'shop', right: 'market.read', title: 'stores.title', View: Stores },
  { page: 'flags', group: 'shop', right: 'flag.read', title: 'flags.title', View: FlagsPage },
  { page: 'scripts', group: 'shop', right: 'content.read', title: 'scripts.title', View: Scripts },
  { page: 'team', group: 'shop', right: 'staff.write', title: 'team.title', View: TeamPage },
  { page: 'audit', group: 'shop', right: 'audit.read', title: 'audit.title', View: AuditPage },
  { page: 'security', group: 'shop', right: 'market.read', title: 'security.title', View: SecurityPage },
];
