import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { spellWord } from '../spoken-texts.ts';
import { lexiconOf } from '../words/lexicon.ts';

/** What others searched for and found, the most frequent first. Where that is little, the garments and cloths that there is most of. */
export function wantedQueries(catalogue: SearchableMarket, most: number): string[] {
  const { searched } = catalogue;
  return [...searched, ...(searched.length < most ? mostNamed(catalogue, most - searched.length) : [])].slice(0, most);
}

/** One word for each thing, of those in names: a heading of the shop ('clothing') is nothing that somebody looks for. */
function mostNamed(catalogue: SearchableMarket, most: number): string[] {
  const { language, nameWords } = catalogue.language;
  const { ofStem } = lexiconOf(language);
  const byProducts = [...nameWords].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1));
  const found = { garment: new Map<string, string>(), material: new Map<string, string>() };
  for (const [written] of byProducts) {
    const [folded = ''] = wordsOf(written, language);
    for (const concept of ofStem.get(stemWord(folded, language)) ?? []) {
      const words = concept.kind === 'garment' || concept.kind === 'material' ? found[concept.kind] : undefined;
      if (words && !words.has(concept.id)) words.set(concept.id, spellWord(catalogue, written));
    }
  }
  return [...new Set([...found.garment.values(), ...found.material.values()])].slice(0, most);
}
