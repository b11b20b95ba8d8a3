import type { FooterHeadline, MenuLink, Navigation } from '@selvedge/contract/navigation.ts';
import type { Translate } from '../http/texts-of.ts';
import { dutyWords } from './duty-facts.ts';
import { type Described, dutyPathsOf, textsIn } from './with-duty-pages.ts';

const known = new WeakMap<Navigation, { names: string; navigation: Navigation }>();

/** DUTY-02, DUTY-04 what the law wants on every page is linked in the footer, even where staff have left it out. The same footer stays the same object. */
export function withDutyLinks(navigation: Navigation, { market, translations }: Omit<Described, 'isReturnsOpen'>): Navigation {
  const linked = new Set(
    navigation.footer.filter(({ isHidden }) => !isHidden).flatMap((column) => column.categories.map(pathOf(market.id))),
  );
  const missing = dutyPathsOf(market).filter((path) => !linked.has(path));
  if (missing.length === 0) return navigation;
  const t = textsIn(translations, market.id);
  const links = missing.map((path): MenuLink => {
    const { link: title } = dutyWords[path](t);
    return { title, link: { url: `/${market.id}${path}`, title, pageId: 'not set', openInCurrentTab: true, openModal: false } };
  });
  const names = JSON.stringify(links);
  const before = known.get(navigation);
  if (before?.names === names) return before.navigation;
  const next = { ...navigation, footer: addLinks(navigation.footer, links, t) };
  known.set(navigation, { names, navigation: next });
  return next;
}

function addLinks(footer: readonly FooterHeadline[], links: readonly MenuLink[], t: Translate): FooterHeadline[] {
  const shown = footer.filter(({ isHidden }) => !isHidden);
  const place = shown.find(({ id }) => id === 'legal') ?? shown.at(-1);
  if (place) return footer.map((each) => (each === place ? { ...each, categories: [...each.categories, ...links] } : each));
  const title = t('imprint.legal');
  return [...footer, { id: 'legal', title, priority: 100, isHidden: false, isExpanded: false, categories: [...links] }];
}

const pathOf =
  (market: string) =>
  ({ link: { url } }: MenuLink): string => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    return path.startsWith(`/${market}/`) ? path.slice(market.length + 1) : path;
  };
