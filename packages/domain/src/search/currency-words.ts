import { foldText } from '../catalogue/fold-text.ts';

const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** What people of a market call its money, folded: 'eur', '€', 'euro', 'euros'. */
export function currencyWords(locale: string, currency: string): Set<string> {
  const amounts = [1, 2, 5, 10, 1.5];
  const parts = displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 0 });
    return amounts.flatMap((amount) => format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])));
  });
  // 'złoty polski' is called a złoty.
  const words = parts.flatMap((part) => [part, ...part.split(/\s+/)]).map((part) => foldText(part).trim());
  return new Set([...words, ...words.map((word) => word.replace(/(?<![.,])[.,]+$/, ''))].filter((word) => word !== ''));
}
