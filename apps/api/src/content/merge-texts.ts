import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';
import { breakLongWords } from '@selvedge/domain/text/break-long-words.ts';
import { bindShortWords } from '@selvedge/domain/translation/bind-short-words.ts';
import { layTexts } from '@selvedge/domain/translation/compile-texts.ts';
import { hasRegionalWords, inRegion } from '@selvedge/domain/translation/regional-words.ts';
import type { Dictionaries } from './read-dictionaries.ts';
import type { translation } from './tables.ts';

type Row = typeof translation.$inferSelect;

/** What was put together before, by language and by market: most revisions of the content change no text. */
const kept = new WeakMap<Dictionaries, Map<string, { from: string; texts: Translations }>>();

/**
 * Market, then language in the words of the country, then English, compiled for `translate`. Markets that share a language, its words and
 * override nothing share one object.
 */
export function mergeTexts(dictionaries: Dictionaries, rows: readonly Row[]) {
  const overrides = Map.groupBy(rows, (row) => row.scope);
  const ownTexts = (scope: string) => Object.fromEntries((overrides.get(scope) ?? []).map((row) => [row.key, row.text]));
  const set = (language: string, texts: Translations) =>
    mapValues(texts, (text) => breakLongWords(language, bindShortWords(language, text)));
  const known = kept.get(dictionaries) ?? new Map<string, { from: string; texts: Translations }>();
  kept.set(dictionaries, known);
  const once = (name: string, scopes: readonly string[], make: () => Translations): Translations => {
    const from = JSON.stringify(scopes.map(ownTexts));
    const before = known.get(name);
    if (before?.from === from) return before.texts;
    const texts = make();
    known.set(name, { from, texts });
    return texts;
  };
  const english = once('en', ['en'], () => layTexts(layTexts({}, dictionaries.get('en') ?? {}), ownTexts('en')));
  return (market: MarketSettings | undefined): Translations => {
    if (!market) return english;
    const language = market.language.baseCode;
    const lay = () => layTexts(layTexts(english, dictionaries.get(language) ?? {}), ownTexts(language));
    const shared = language === 'en' ? english : once(language, ['en', language], () => set(language, lay()));
    return once(market.id, ['en', language, market.id], () => {
      // Words are exchanged before they are bound: 'e-mail' with its mark is not found.
      const spoken = hasRegionalWords(market.id)
        ? set(
            language,
            mapValues(lay(), (text) => inRegion(market.id, text)),
          )
        : shared;
      return overrides.has(market.id) ? layTexts(spoken, set(language, ownTexts(market.id))) : spoken;
    });
  };
}

const mapValues = (texts: Translations, change: (text: string) => string): Translations =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));
