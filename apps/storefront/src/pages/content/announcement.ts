import { type PageAlias, pages } from '@selvedge/contract/page.ts';

type Way = readonly [key: string, path: string];
type Announcement = { text: string; ways: readonly Way[] };

const home: Way = ['announced.way.home', ''];
const contact: Way = ['announced.way.contact', '/contact'];
const about: Way = ['announced.way.about', '/i/about'];

const own: Partial<Record<PageAlias, Announcement>> = {
  storeLocatorPage: { text: 'announced.stores', ways: [home, about] },
  retailStores: { text: 'announced.stores', ways: [home, about] },
  store: { text: 'announced.stores', ways: [home, about] },
  isoSetupPage: { text: 'announced.setup', ways: [home] },
  appWelcomePage: { text: 'announced.app', ways: [home] },
};

const byLayout: Partial<Record<string, Announcement>> = {
  account: { text: 'announced.account', ways: [home, contact] },
};

/** What to say on a page whose feature is still being made. */
export function announcement(alias: PageAlias): Announcement {
  return own[alias] ?? byLayout[pages[alias].layout] ?? { text: 'announced.account', ways: [home] };
}
