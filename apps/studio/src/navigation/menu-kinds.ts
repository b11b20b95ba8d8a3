import type {
  AccountMenuItem,
  Footer,
  FooterHeadline,
  MenuFlyout,
  MenuItem,
  MenuLink,
  MenuSection,
  Menus,
  SocialLink,
  StickyIcon,
  SubBrand,
} from '@selvedge/contract/navigation.ts';

/** What may stand in a tree of menus. */
export type Entries = {
  item: MenuItem;
  section: MenuSection;
  link: MenuLink;
  flyout: MenuFlyout;
  headline: FooterHeadline;
  brand: SubBrand;
  sticky: StickyIcon;
  social: SocialLink;
  app: Footer['appLinks'][number];
  provider: Footer['paymentProviders'][number];
  account: AccountMenuItem;
};
export type Kind = keyof Entries;

const menuBranches = {
  mainMenu: 'item',
  burgerMenu: 'item',
  multiBrandMenu: 'brand',
  simpleBrandMenu: 'link',
  stickyNavigation: 'sticky',
  accountMenu: 'account',
} as const satisfies Partial<Record<keyof Menus, Kind>>;

const footerBranches = {
  footer: 'headline',
  socialLinks: 'social',
  appLinks: 'app',
  paymentProviders: 'provider',
  shippingProviders: 'provider',
} as const satisfies Partial<Record<keyof Footer, Kind>>;

/** The lists that are edited here, as branches of a tree. Each setting is a tree of its own. */
export const branches = { ...menuBranches, ...footerBranches };
export type Branch = keyof typeof branches;

export type TreeSetting = 'menus' | 'footer';
export const branchesOf: Readonly<Record<TreeSetting, readonly Branch[]>> = {
  menus: Object.keys(menuBranches) as Branch[],
  footer: Object.keys(footerBranches) as Branch[],
};

/** The branch of what is not a list. */
export const restBranch = 'rest';

/** What stands below an entry, by the name of the list. */
export const childLists: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
  item: { sections: 'section', flyouts: 'flyout' },
  section: { links: 'link' },
  headline: { categories: 'link' },
};

/** `mainMenu.0.sections` holds sections. */
export function kindOfList(list: string): Kind {
  const name = list.split('.').at(-1) ?? '';
  if (name in branches) return branches[name as Branch];
  for (const lists of Object.values(childLists)) if (lists[name]) return lists[name];
  throw new Error(`${list} is no list of a menu`);
}

export const noLink = { url: '', title: '', pageId: 'not set', openInCurrentTab: true, openModal: false };

/** An entry with nothing in it yet. */
export function newEntry<K extends Kind>(kind: K, { id }: { id: string }): Entries[K] {
  const made: Entries = {
    item: { title: '', isHidden: false, _alias: 'menuItem', sections: [], flyouts: [] },
    section: { title: '', links: [], column: -1, burgerMenuPriority: 0 },
    link: { title: '', link: noLink },
    flyout: { title: '', text: '', picture: '', pictureAlt: '', link: noLink },
    headline: { id, title: '', priority: 0, isHidden: false, isExpanded: false, categories: [] },
    brand: { code: '', name: '', link: noLink, tagline: '' },
    sticky: { title: '', link: noLink },
    social: { title: '', icon: '', externalLink: '' },
    app: { platform: 'ios', title: '', url: '' },
    provider: { id, name: '' },
    account: { title: '', isHidden: false, pageAlias: 'accountPage', link: noLink },
  };
  return made[kind];
}
