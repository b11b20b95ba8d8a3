import { type FibrePart, type FibreShare, readComposition } from '@selvedge/contract/catalogue/fibre.ts';
import { intlLocale } from '../writing-style/intl-locale.ts';
import { type FibreWords, fibreNames } from './fibre-names.ts';

export type Coded = { fibres: string; animalParts: boolean };

/**
 * What a label says by law: every part on a line of its own, its fibres by their legal names, the largest share first, and whether leather, horn or
 * down is about it. Empty where nothing is coded. (Regulation (EU) 1007/2011)
 */
export function writeComposition({ fibres, animalParts }: Coded, language: string): string {
  const words = fibreNames[language] ?? fibreNames.en!;
  const lines = (readComposition(fibres) ?? []).map((part) => writePart(part, words, language));
  return [...lines, ...(animalParts ? [words.animalParts] : [])].join('\n');
}

function writePart({ component, shares }: FibrePart, words: FibreWords, language: string): string {
  const percent = percentIn(language);
  const write = ({ fibre, percentage, claim }: FibreShare) => {
    const name = words.fibres[fibre];
    return `${percent.format(percentage / 100)} ${claim ? `${name} (${words.words[claim]})` : name}`;
  };
  const written = [...shares]
    .sort(inOrder)
    .map(write)
    .join(language === 'ar' ? '، ' : ', ');
  return component ? `${words.words[component]}${language === 'fr' ? '\u00a0: ' : ': '}${written}` : written;
}

/** What is not told by its name stands last, however much of it there is. (Article 9) */
function inOrder(a: FibreShare, b: FibreShare): number {
  if ((a.fibre === 'other') !== (b.fibre === 'other')) return a.fibre === 'other' ? 1 : -1;
  return b.percentage - a.percentage;
}

const known = new Map<string, Intl.NumberFormat>();

function percentIn(language: string): Intl.NumberFormat {
  const format = known.get(language) ?? new Intl.NumberFormat(intlLocale(language), { style: 'percent', maximumFractionDigits: 1 });
  known.set(language, format);
  return format;
}
