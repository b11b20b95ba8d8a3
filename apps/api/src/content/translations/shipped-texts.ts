import type { Translations } from '@selvedge/contract/page-data.ts';
import { readDictionaries } from '../read-dictionaries.ts';

let kept: ReadonlyMap<string, Translations> | undefined;

/** The dictionaries, read once: they change only with the program. */
export function shippedTexts(): ReadonlyMap<string, Translations> {
  kept ??= readDictionaries();
  return kept;
}

export function shippedEnglish(): Translations {
  return shippedTexts().get('en') ?? {};
}

/** What ships for a language. A market of its own has nothing in the dictionaries. */
export function shippedText(scope: string, key: string): string | undefined {
  const texts = shippedTexts().get(scope);
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
