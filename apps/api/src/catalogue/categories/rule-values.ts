import type { conditionFacets } from '@selvedge/contract/catalogue/category.ts';
import type { RuleValue } from '@selvedge/contract/studio/categories.ts';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { countCommon, hasBit } from '../index/bits.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { getMarketCatalogue } from '../market-of.ts';

type Asked = { of: 'tag' | (typeof conditionFacets)[number]; q: string };

const most = 60;

/** Values that a rule may name, as the assortment has them; those of most products that the market sells first. */
export async function ruleValues(ctx: Ctx, { of, q }: Asked): Promise<RuleValue[]> {
  const catalogue = await getMarketCatalogue(ctx);
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return (of === 'tag' ? tags(catalogue) : values(catalogue, of))
    .filter(({ value, label }) => words.every((word) => foldText(`${label} ${value}`).includes(word)))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most);
}

function tags({ structure, isSold }: MarketCatalogue): RuleValue[] {
  return [...structure.tags].map(([tag, products]) => {
    let count = 0;
    for (const product of products) if (hasBit(isSold, product)) count += 1;
    return { value: tag, label: tag, count };
  });
}

function values({ structure, supply, isSold, language }: MarketCatalogue, of: Exclude<Asked['of'], 'tag'>): RuleValue[] {
  const facet = of === 'size' || of === 'length' ? supply.facets[of] : structure.facets[of];
  const labels = language.labels.get(of);
  return facet.values.map((value, at) => ({ value, label: labels?.get(value) ?? value, count: countCommon(isSold, facet.bits[at]!) }));
}
