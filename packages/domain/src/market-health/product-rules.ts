import { broken, good, type HealthRule, nameSome, worse } from './finding.ts';

/** Below this share a shopper meets more gaps than goods. */
const fewShare = 0.5;

export const judgePrices: HealthRule = ({ products: { online, priced } }) => {
  if (online === 0) return broken('goods_none');
  if (priced === 0) return broken('prices_none');
  if (priced < online * fewShare) return broken('prices_few', { values: { priced, online } });
  return priced < online ? worse('prices_some', { values: { missing: online - priced, online } }) : good;
};

export const judgeCategories: HealthRule = ({ categories: { pages, empty } }) => {
  if (pages === 0) return broken('categories_none');
  if (empty.length === 0) return good;
  const gap = { values: { names: nameSome(empty), count: empty.length }, place: empty[0] };
  return empty.length === pages ? broken('categories_empty', gap) : worse('categories_empty', gap);
};
