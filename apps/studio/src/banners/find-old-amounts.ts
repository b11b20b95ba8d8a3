import type { Navigation } from '@selvedge/contract/navigation.ts';

type Site = Pick<Navigation, 'slimBanners' | 'uniqueSellingPoints'>;

/** Words of the site that still tell an amount which is no longer true: nobody remembers the banner when the limit changes. */
export function findOldAmounts({ slimBanners, uniqueSellingPoints }: Site, { before, now }: { before: number; now: number }): string[] {
  if (before === now || before === 0) return [];
  const told = [...slimBanners.map(({ text }) => text), ...uniqueSellingPoints.map(({ itemText }) => itemText)];
  return [...new Set(told.filter((words) => amountsIn(words).includes(before)))];
}

/** `1.500,00` and `1 500` are both 1500: a mark before two digits at the end begins the fraction, every other one groups. */
function amountsIn(words: string): number[] {
  return [...words.matchAll(/\d+(?:[.,\u00a0\u202f' ]\d+)*/g)].map(([written]) => {
    const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
    return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
  });
}
