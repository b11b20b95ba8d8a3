import type { Market } from '@selvedge/contract/market.ts';
import { ownCountries } from '@selvedge/domain/address/country-name.ts';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { otherNames } from './other-names.ts';

/**
 * What a shopper may type to find a market: country, language, currency or code, in the words of its own people, of the reader's language or
 * in English, as it is called by habit, and without accents. Each word that is typed begins one of them.
 */
export function matchesMarket(market: Market, typed: string, readers = 'en'): boolean {
  const words = wordsOf(market, readers);
  return wordsIn(typed).every((part) => words.some((word) => word.startsWith(part)));
}

const known = new Map<string, readonly string[]>();

function wordsOf({ country, language, currency, id, name, fullName }: Market, readers: string): readonly string[] {
  const key = `${id} ${readers}`;
  const languages = [...new Set(['en', readers, id])];
  const words =
    known.get(key) ??
    wordsIn(
      [
        ...[country.name, country.code, language.name, currency, id, name, fullName, otherNames[country.code] ?? ''],
        ...languages.flatMap((each) => [nameOf(each, 'region', country.code), nameOf(each, 'language', language.baseCode)]),
        ownCountries[readers]?.[country.code] ?? '',
      ].join(' '),
    );
  known.set(key, words);
  return words;
}

/** A browser that does not know a language or a country has no other name for it. */
function nameOf(language: string, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type }).of(code) ?? '';
  } catch {
    return '';
  }
}

/** `U.K.` is `uk`; `tr-TR` is one word and its two parts; the Arabic article may be left out. */
function wordsIn(text: string): string[] {
  const words = foldText(text.replace(/[.’']/g, '')).match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.flatMap((word) => [word, ...(word.startsWith('ال') ? [word.slice(2)] : [])]);
}
