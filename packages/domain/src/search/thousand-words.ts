import { foldText } from '../catalogue/fold-text.ts';

/** What people say instead of three noughts, where prices have them: '60 ezer forint', '2 tis.'. */
const words: Readonly<Record<string, string>> = {
  ...{ cs: 'tisíc tisíce tis', sk: 'tisíc tisíce tis', pl: 'tysiąc tysiące tysięcy tys', hu: 'ezer ezres', uk: 'тисяч тисячі тисяча тис' },
  ...{ sr: 'hiljada hiljade hiljadu хиљада хиљаде', bs: 'hiljada hiljade hiljadu', hr: 'tisuća tisuće', sl: 'tisoč' },
  ...{ mk: 'илјади илјада', bg: 'хиляди', sq: 'mijë', hy: 'հազար', tr: 'bin', ro: 'mii mie', ar: 'ألف آلاف الف الاف' },
  ...{ sv: 'tusen', no: 'tusen', da: 'tusind', en: 'thousand' },
};

const known = new Map<string, ReadonlySet<string>>();

/** Folded. The 'k' of '15k' is written everywhere. */
export function thousandWords(language: string): ReadonlySet<string> {
  const found = known.get(language) ?? new Set([...foldText(words[language] ?? '').split(' '), 'k'].filter(Boolean));
  known.set(language, found);
  return found;
}
