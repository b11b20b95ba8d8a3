import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { pageUrl } from '@selvedge/domain/page/page-path.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';

/** Colours of a style are asked for one after the other, and have one name. */
let last = { market: '', name: '', slug: '' };

/** The address of a product in a market, by its name in the market's language. */
export function writeProductUrl({ market, isSet, name, id }: { market: string; isSet: boolean; name: string; id: string }): string {
  if (last.market !== market || last.name !== name) last = { market, name, slug: slugOf(inRegion(market, name)) };
  const { slug } = last;
  return isSet ? pageUrl(market, 'productSetPage', { slug, id }) : pageUrl(market, 'productPage', { slug, productId: id });
}

/** Latin words without accents. Words of other scripts as they are spelt: folded for the search, an Arabic or Ukrainian name is full of mistakes. */
function slugOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .replace(arabicMarks, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const written = words.flatMap((word) => (isLatin(word) ? (foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []) : word.toLowerCase()));
  return written.join('-').slice(0, 80) || 'p';
}

/** Vowels that nobody types, and the stroke that makes a word longer. */
const arabicMarks = /[\u064b-\u0652\u0670\u0640]/g;

function isLatin(word: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word);
}
