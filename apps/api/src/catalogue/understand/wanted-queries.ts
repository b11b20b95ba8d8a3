import { stemWord } from '../language/stem-word.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { spellWord } from '../spoken-texts.ts';
import { conceptKey, lexiconOf } from '../words/lexicon.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What others searched for and found, the most frequent first. Where that is little, the garments and cloths that there is most of. */
export function wantedQueries(catalogue: MarketCatalogue, most: number): string[] {
  const { searched } = catalogue;
  return [...searched, ...(searched.length < most ? mostNamed(catalogue, most - searched.length) : [])].slice(0, most);
}

/** One word for each thing. */
function mostNamed(catalogue: MarketCatalogue, most: number): string[] {
  const { language } = catalogue.language;
  const { ofStem } = lexiconOf(language);
  const found = new Map<string, string>();
  for (const { folded, written } of vocabularyOf(catalogue.language).toSorted((a, b) => b.products - a.products)) {
    const named = ofStem.get(stemWord(folded, language))?.find(({ kind }) => kind === 'garment' || kind === 'material');
    if (named && !found.has(conceptKey(named))) found.set(conceptKey(named), spellWord(catalogue, written));
    if (found.size === most) break;
  }
  return [...found.values()];
}
