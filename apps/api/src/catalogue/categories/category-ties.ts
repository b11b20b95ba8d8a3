import type { CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import type { Link, Navigation } from '@selvedge/contract/navigation.ts';
import type { CategoryTies } from '@selvedge/contract/studio/categories.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { arrangedCategoriesOf } from '../arrangement/arranged-categories-of.ts';
import { countCommon, keepCommon } from '../index/bits.ts';
import { getArrangement, getMarketCatalogue, getMarketOf } from '../market-of.ts';

type MarketContent = NonNullable<ReturnType<Ctx['content']['byMarket']['get']>>;

/** What hangs on a category in a market, for whoever is about to move it or take it away. */
export async function categoryTies(ctx: Ctx, { id }: { id: string }): Promise<CategoryTies> {
  const catalogue = await getMarketCatalogue(ctx);
  const arrangement = getArrangement(ctx);
  const { categories, facet, names } = arrangedCategoriesOf(catalogue, arrangement, ctx.now);
  const content = ctx.content.byMarket.get(getMarketOf(ctx).id);
  const pages = pagesOf(content, id);
  const paths = new Set(pages.map(({ path }) => path));
  const online = catalogue.isSold.slice();
  keepCommon(online, catalogue.structure.isOnline);
  const set = facet.bits[facet.numberOf.get(id) ?? -1];
  return {
    products: set ? countCommon(online, set) : 0,
    pages,
    menus: content ? menusTo(content, paths) : [],
    searches: arrangement.redirects.filter(({ target }) => paths.has(pathOf(target, undefined))).map(({ term }) => term),
    below: [...categories.values()].filter(({ parentId }) => parentId === id).map((category) => names.get(category.id) ?? category.id),
    rules: [...arrangement.categories].flatMap(([other, settings]) => (namesCategory(settings, id) ? [names.get(other) ?? other] : [])),
  };
}

function pagesOf(content: MarketContent | undefined, id: string): CategoryTies['pages'] {
  return [...(content?.pages ?? [])].flatMap(([path, { categoryId, heading }]) => (categoryId === id ? [{ path, title: heading }] : []));
}

function namesCategory({ products }: CategorySettings, id: string): boolean {
  return (
    products.kind === 'rule' &&
    products.conditions.some((each) => each.field === 'facet' && each.facet === 'category' && each.values.includes(id))
  );
}

function pathOf(url: string, market: string | undefined): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return market !== undefined && path.startsWith(`${market}/`) ? path.slice(market.length) : path;
}

function menusTo({ navigation, market }: MarketContent, paths: ReadonlySet<string>): string[] {
  const leads = (link: Link | undefined) => link !== undefined && paths.has(pathOf(link.url, market.url));
  const named: string[] = [];
  const look = (link: Link | undefined, ...trail: (string | undefined)[]) => {
    if (leads(link)) named.push(trail.filter(Boolean).join(' › '));
  };
  for (const item of [...navigation.mainMenu, ...navigation.burgerMenu]) {
    look(item.link, item.title);
    for (const section of item.sections) for (const each of section.links) look(each.link, item.title, section.title, each.title);
    for (const flyout of item.flyouts) look(flyout.link, item.title, flyout.title);
  }
  for (const { title, categories } of navigation.footer) for (const each of categories) look(each.link, title, each.title);
  for (const each of navigation.simpleBrandMenu) look(each.link, each.title);
  for (const each of linksOf(navigation)) look(each.link, each.title);
  return [...new Set(named)];
}

function linksOf({ stickyNavigation, multiBrandMenu, slimBanners }: Navigation): { title: string; link: Link | undefined }[] {
  return [
    ...stickyNavigation,
    ...multiBrandMenu.map(({ name, link }) => ({ title: name, link })),
    ...slimBanners.map(({ text, link }) => ({ title: text, link })),
  ];
}
