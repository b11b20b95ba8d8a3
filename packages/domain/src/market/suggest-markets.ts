import { suggestedMarkets } from '../constants.ts';
import type { AcceptedLanguage } from './read-accept-language.ts';

type Candidate = {
  id: string;
  priority: number;
  language: { baseCode: string };
  country: { code: string };
  /** Staff's own choice for visitors of countries without a market. */
  suggested?: readonly string[] | undefined;
};
type Visitor<M> = { current: M; country?: string | undefined; languages: readonly AcceptedLanguage[] };

/** Markets that would suit a visitor better than the current one, best first; none when it fits. */
export function suggestMarkets<M extends Candidate>(markets: readonly M[], { current, country, languages }: Visitor<M>): string[] {
  const here = findCountry(markets, country) ?? findCountry(markets, languages.find(({ region }) => region)?.region);
  if (!here && country && current.suggested) return namedBy(current.suggested, markets);
  const rank = (market: M) => {
    const index = languages.findIndex(({ language }) => sameLanguage(language, market.language.baseCode));
    return index < 0 ? languages.length : index;
  };
  const isSpoken = (market: M) => languages.length === 0 || rank(market) < languages.length;

  const near = here ? markets.filter((market) => market.country.code === here) : markets.filter(isSpoken);
  const isHere = !here || current.country.code === here;
  if (isHere && (isSpoken(current) || !near.some(isSpoken))) return [];
  return near
    .filter((market) => market.id !== current.id)
    .sort((a, b) => rank(a) - rank(b) || a.priority - b.priority)
    .slice(0, suggestedMarkets)
    .map(({ id }) => id);
}

/** A market that was closed since is not suggested any more. */
function namedBy(suggested: readonly string[], markets: readonly Candidate[]): string[] {
  return suggested.filter((id) => markets.some((market) => market.id === id)).slice(0, suggestedMarkets);
}

function findCountry(markets: readonly Candidate[], country: string | undefined): string | undefined {
  const code = country?.toUpperCase();
  return markets.some((market) => market.country.code === code) ? code : undefined;
}

/** Browsers name Norwegian in three ways, the shop in one. */
function sameLanguage(asked: string, spoken: string): boolean {
  const norwegian = ['no', 'nb', 'nn'];
  return asked === spoken || (norwegian.includes(asked) && norwegian.includes(spoken));
}
