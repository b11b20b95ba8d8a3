import { Banners, Footer, Menus, type Navigation } from '@selvedge/contract/navigation.ts';

type Joined = { banners: Banners; footer: Footer; navigation: Navigation };

const nothing = { menus: Menus.parse({ shopName: 'Selvedge', mainMenu: [] }), banners: Banners.parse({}), footer: Footer.parse({}) };
const known = new WeakMap<Menus, Joined>();

/** The site settings as pages get them. The same parts give the same object: what is drawn from it is kept until it changes. */
export function joinSite(documents: ReadonlyMap<string, unknown>): Navigation {
  const menus = (documents.get('menus') as Menus | undefined) ?? nothing.menus;
  const banners = (documents.get('banners') as Banners | undefined) ?? nothing.banners;
  const footer = (documents.get('footer') as Footer | undefined) ?? nothing.footer;
  const before = known.get(menus);
  if (before?.banners === banners && before.footer === footer) return before.navigation;
  const navigation = { ...menus, ...banners, ...footer };
  known.set(menus, { banners, footer, navigation });
  return navigation;
}
