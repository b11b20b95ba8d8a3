import type { Money } from '@selvedge/contract/catalogue/price.ts';

export const writeMoney = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
