import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import type { Opener } from './member-store.ts';

/** For members. What is not coming has no moment, and NaN is never past; of what is not there yet nobody can buy a piece earlier. */
export const openEarly =
  (earlyAccessHours: number): Opener =>
  (product) => {
    const coming = Date.parse(product.comingSoonProduct ?? '');
    return product.inStock !== false && soldFrom(coming, { isMember: true, earlyAccessHours }) <= Date.now()
      ? { ...product, comingSoonProduct: '', earlyUntil: product.comingSoonProduct! }
      : product;
  };
