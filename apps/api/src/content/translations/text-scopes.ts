import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ContentSnapshot } from '../../published/content-snapshot.ts';

export type Scope = { scope: string; language: string; name: string; direction: 'ltr' | 'rtl'; markets: string[] };

/** Every language that a market speaks, then every market. */
export function listScopes({ markets }: Pick<ContentSnapshot, 'markets'>): Scope[] {
  const spoken = Map.groupBy(markets, ({ language }) => language.baseCode);
  if (!spoken.has('en')) spoken.set('en', []);
  const languages = [...spoken].map(([language, speaking]) => ({
    scope: language,
    language,
    name: speaking[0]?.language.name ?? 'English',
    direction: speaking[0]?.direction ?? ('ltr' as const),
    markets: speaking.map(({ id }) => id),
  }));
  return [...languages.sort((a, b) => (a.scope < b.scope ? -1 : 1)), ...markets.map(ofMarket)];
}

export function findScope(content: Pick<ContentSnapshot, 'markets'>, scope: string): Scope | undefined {
  return listScopes(content).find((each) => each.scope === scope);
}

/** The scopes of a list as it stands in an address. */
export function readScopes(content: Pick<ContentSnapshot, 'markets'>, list: string): Scope[] {
  const known = new Map(listScopes(content).map((each) => [each.scope, each]));
  return [...new Set(list.split(','))].map((scope) => {
    const found = known.get(scope);
    if (!found) throw new ShopError('invalid_request', { scopes: ['studio.text_scope_unknown'] });
    return found;
  });
}

function ofMarket({ id, language, country, direction }: MarketSettings): Scope {
  return { scope: id, language: language.baseCode, name: `${country.name} (${language.name})`, direction, markets: [id] };
}
