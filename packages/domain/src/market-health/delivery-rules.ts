import { broken, good, type HealthRule, nameSome, spared, worse } from './finding.ts';

export const judgeShipping: HealthRule = ({ shipping: { methods, toTheDoor, unpriced } }) => {
  if (methods === 0) return broken('shipping_none');
  if (unpriced.length > 0) return worse('shipping_unpriced', { values: { names: nameSome(unpriced) } });
  return toTheDoor === 0 ? worse('shipping_no_door') : good;
};

/** STO-013 Some markets have no stores, and say so by having no locator. */
export const judgeStores: HealthRule = ({ stores: { isShown, stores, collecting, isCollectOffered } }) => {
  if (!isShown) return spared;
  if (stores === 0) return worse('stores_none');
  return isCollectOffered && collecting === 0 ? worse('stores_no_collect') : good;
};
