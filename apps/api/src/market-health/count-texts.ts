import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Texts } from '@selvedge/domain/market-health/market-facts.ts';
import { readDictionaries } from '../content/read-dictionaries.ts';
import { translation } from '../content/tables.ts';
import type { Db } from '../db/db.ts';

type Counted = { texts: Texts; mails: Texts };

/** What each market shows in English because nobody has written it in its own language. */
export async function countTexts(db: Db): Promise<(market: MarketSettings) => Counted> {
  const dictionaries = readDictionaries();
  const rows = await db.select({ scope: translation.scope, key: translation.key }).from(translation);
  const written = Map.groupBy(rows, ({ scope }) => scope);
  const keysOf = (scope: string) => [...Object.keys(dictionaries.get(scope) ?? {}), ...(written.get(scope) ?? []).map(({ key }) => key)];
  const english = [...new Set(keysOf('en'))];
  const mails = english.filter((key) => key.startsWith('mail.'));
  return ({ id, language: { baseCode: language } }) => {
    const own = new Set([...keysOf(language), ...keysOf(id)]);
    const lacks = (keys: readonly string[]) => (language === 'en' ? 0 : keys.reduce((sum, key) => sum + (own.has(key) ? 0 : 1), 0));
    return {
      texts: { language, all: english.length, missing: lacks(english) },
      mails: { language, all: mails.length, missing: lacks(mails) },
    };
  };
}
