import type { Link, MenuItem } from '@selvedge/contract/navigation.ts';

type Entry = { title: string; url: string };

/** The categories one step below a page, as the menu knows them; when there are none, those beside it. */
export function subCategories(menu: readonly MenuItem[], url: string): Entry[] {
  const all = menu.filter((item) => !item.isHidden).flatMap((item) => [entry(item.title, item.link), ...item.sections.flatMap(linksOf)]);
  const known = [...new Map(all.filter((one) => one.url !== '').map((one) => [one.url, one])).values()];
  const below = known.filter((one) => parentOf(one.url) === url);
  if (below.length > 0) return below;
  return known.filter((one) => parentOf(one.url) === parentOf(url) && isDeep(url));
}

const linksOf = (section: MenuItem['sections'][number]) => section.links.map(({ title, link }) => entry(title, link));
const entry = (title: string, link: Link | undefined): Entry => ({ title, url: link?.url ?? '' });
const parentOf = (url: string) => url.slice(0, url.lastIndexOf('/'));
/** Beside a top category stand the other ones of the main menu, which the header already shows. */
const isDeep = (url: string) => url.split('/').length > 3;
