// Writes every name that the goods may have in a language, to be read by somebody who speaks it:
// node demo/src/assortment/print-names.ts de
import { combinations } from './combinations.ts';
import { goodsLanguages } from './goods-texts/languages.ts';
import { writeName } from './write-texts.ts';

const language = process.argv[2] ?? 'en';
const texts = goodsLanguages[language];
if (!texts) throw new Error(`goods-texts/languages.ts has no "${language}".`);
const all = combinations();
for (const noun of new Set(all.map((each) => each.noun))) {
  const names = all
    .filter((each) => each.noun === noun)
    .map((each) => `  ${each.cloth ?? ''}: ${writeName({ language, texts }, { given: 'Alma', ...each })}`);
  process.stdout.write(`${noun}\n${names.join('\n')}\n`);
}
