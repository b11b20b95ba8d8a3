// What each language still lacks: `node scripts/translations.ts`, or with a language's code the keys themselves.
import { fileURLToPath } from 'node:url';
import { listLanguages, readDictionary } from './translation-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const english = Object.keys(readDictionary(root, 'en'));
const [only] = process.argv.slice(2);

for (const language of listLanguages(root).filter((each) => !only || each === only)) {
  const texts = readDictionary(root, language);
  const missing = english.filter((key) => !Object.hasOwn(texts, key));
  console.log(`${language}: ${english.length - missing.length} of ${english.length} texts`);
  if (only) for (const key of missing) console.log(`  ${key}`);
}
