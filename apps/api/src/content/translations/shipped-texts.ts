import type { Translations } from '@selvedge/contract/page-data.ts';
import { readDictionaries } from '../read-dictionaries.ts';

export function shippedEnglish(): Translations {
  return readDictionaries().get('en') ?? {};
}

/** What ships for a language. A market of its own has nothing in the dictionaries. */
export function shippedText(scope: string, key: string): string | undefined {
  const texts = readDictionaries().get(scope);
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
