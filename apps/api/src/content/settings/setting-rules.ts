import type { ProductGroup } from '@selvedge/contract/content.ts';
import type { Banners, Footer, Menus } from '@selvedge/contract/navigation.ts';
import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { checkBrands } from '@selvedge/domain/brand/check-brands.ts';
import { checkScripts } from '@selvedge/domain/foreign-scripts/check-scripts.ts';
import { checkChart } from '@selvedge/domain/size-guide/check-chart.ts';
import { checkBadges, checkBanners, checkFreight } from './banner-rules.ts';
import type { RuleProblem } from './rule-problem.ts';

/** What a schema cannot say about a setting, by its name. Asked before it goes live, with content that fits its schema. */
export const settingRules: Readonly<Record<string, ((content: never) => RuleProblem[]) | undefined>> = {
  menus: (menus: Menus) => [...menuLists.flatMap((name) => findNameless(menus[name], name)), ...checkBrands(menus.multiBrandMenu)],
  banners: (banners: Banners) => [
    ...findTwice(banners.slimBanners, 'slimBanners'),
    ...findTwice(banners.uniqueSellingPoints, 'uniqueSellingPoints'),
    ...checkBanners(banners),
  ],
  footer: ({ footer }: Footer) => [...findTwice(footer, 'footer'), ...findNameless(footer, 'footer')],
  badges: checkBadges,
  'foreign-scripts': checkScripts,
  'free-freight-value': checkFreight,
  'product-set': (groups: ProductGroup[]) => findTwice(groups, '').map(({ at, key }) => ({ at: at.slice(1), key })),
  'shop-the-look': (groups: ProductGroup[]) => findTwice(groups, '').map(({ at, key }) => ({ at: at.slice(1), key })),
  'size-guide-settings': ({ charts }: SizeGuideSettings) => charts.flatMap(findWrongCells),
};

/** Own inches are named beside the centimetres of their cell: they lie by size, which may be what is wrong. */
function findWrongCells(chart: SizeGuideSettings['charts'][number], index: number): RuleProblem[] {
  return checkChart(chart).map(({ row, column, unit, key }) => ({
    at: `charts.${index}.rows.${row}.${column}${unit === 'in' ? '.inches' : ''}`,
    key,
  }));
}

/** Two things of one id would be taken for one when they change in the browser. */
export function findTwice(list: readonly { id: string }[], at: string): RuleProblem[] {
  return list.flatMap(({ id }, index) =>
    list.findIndex((each) => each.id === id) < index ? [{ at: `${at}.${index}.id`, key: 'studio.id_twice' }] : [],
  );
}

const menuLists = ['mainMenu', 'burgerMenu', 'simpleBrandMenu', 'stickyNavigation', 'accountMenu'] as const;
const inner = ['sections', 'links', 'categories', 'flyouts'] as const;

type Entry = { title: string; link?: { url: string } } & { [name in (typeof inner)[number]]?: readonly Entry[] };

/** An entry without a name cannot be seen, one that leads nowhere is a dead end. Columns and headlines need no address. */
function findNameless(list: readonly Entry[], at: string): RuleProblem[] {
  return list.flatMap((entry, index) => {
    const place = `${at}.${index}`;
    return [
      ...(entry.title.trim() === '' && !at.endsWith('.sections') ? [{ at: `${place}.title`, key: 'validation.required' }] : []),
      ...(entry.link?.url.trim() === '' ? [{ at: `${place}.link`, key: 'validation.required' }] : []),
      ...inner.flatMap((name) => findNameless(entry[name] ?? [], `${place}.${name}`)),
    ];
  });
}
