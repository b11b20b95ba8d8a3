import { foldText } from '../catalogue/fold-text.ts';
import { moneyStyle } from '../writing-style/writing-style.ts';

/** As people write it where `Intl` has another sign or none. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  ...{
    TRY: ['tl', 'lira', 'liranın', 'liradan'],
    UAH: ['грн', 'гривень'],
    RSD: ['din', 'dinara', 'дин', 'динара'],
    MKD: ['ден', 'денари'],
    BAM: ['km', 'maraka'],
  },
  ...{
    HUF: ['ft', 'forint'],
    CZK: ['kč', 'korun'],
    RON: ['lei'],
    ALL: ['lek', 'lekë', 'lekësh'],
    AMD: ['դրամ', 'dram'],
    AED: ['dhs', 'dh', 'dirham'],
  },
  ...{ MAD: ['dh', 'dhs', 'dirhams'], DZD: ['da', 'dinars'], TND: ['dt', 'dinars'], KWD: ['kd'], JOD: ['jd'], SAR: ['sr'], QAR: ['qr'] },
  ...{ EGP: ['جنيه', 'le'], EUR: ['€', 'euro', 'euros', 'eur'] },
};

const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** What people of a market call its money, folded: 'eur', '€', 'euro', 'euros'. */
export function currencyWords(locale: string, currency: string): Set<string> {
  const amounts = [1, 2, 5, 10, 1.5];
  const parts = displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 0 });
    return amounts.flatMap((amount) => format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])));
  });
  const { plus } = moneyStyle(locale, currency);
  // 'złoty polski' is called a złoty.
  const words = [...parts, ...plus, ...(spoken[currency] ?? [])]
    .flatMap((part) => [part, ...part.split(/\s+/)])
    .map((part) => foldText(part).trim());
  return new Set([...words, ...words.map((word) => word.replace(/(?<![.,])[.,]+$/, ''))].filter((word) => word !== ''));
}
