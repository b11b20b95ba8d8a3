import { withCapital } from '@selvedge/domain/translation/with-capital.ts';
import type { ChosenSentence, ChosenTexts } from './choose-texts.ts';
import type { GoodsTexts, Noun, NounId, Sentence } from './goods-texts/goods-texts.ts';
import { transliterate } from './transliterate.ts';

/** What a style is called: a name of its own, perhaps its cloth or pattern, and what it is, in the order of the language. */
export function writeName(
  { language, texts }: { language: string; texts: GoodsTexts },
  { given, noun, cloth }: Pick<ChosenTexts, 'given' | 'noun' | 'cloth'>,
): string {
  const { word, form, joined, around = '{goods}', cloths } = nounOf(texts, noun);
  const worn = cloth === undefined ? '{noun}' : (cloths?.[cloth] ?? inForm(texts.cloths[cloth], form));
  const goods = fill(worn, { noun: word, '-noun': joined ?? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) });
  const name = fill(texts.name, { given: transliterate(given, texts.letters), goods: fill(around, { goods }) });
  return withCapital(name, language);
}

export function writeDescription(texts: GoodsTexts, { noun, sentences }: Pick<ChosenTexts, 'noun' | 'sentences'>): string {
  const { form } = nounOf(texts, noun);
  return sentences.map((sentence) => inForm(sentenceOf(texts, sentence), form)).join(' ');
}

function nounOf(texts: GoodsTexts, id: NounId): Noun<string> {
  const noun = texts.nouns[id];
  return typeof noun === 'string' ? { word: noun, form: '' } : noun;
}

function inForm(worded: Sentence<string>, form: string): string {
  const found = typeof worded === 'string' ? worded : worded[form];
  if (found === undefined) throw new Error(`No words for the form "${form}": ${JSON.stringify(worded)}`);
  return found;
}

function sentenceOf(texts: GoodsTexts, { from, id, at }: ChosenSentence): Sentence<string> {
  const groups: Readonly<Record<string, readonly Sentence<string>[]>> = texts[from];
  return groups[id]![at]!;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^}]*)\}/g, (gap, name: string) => values[name] ?? gap);
}
