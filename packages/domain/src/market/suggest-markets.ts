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

/**
 * Markets that would suit a visitor better than the current one, best first; none when it fits. Where the visitor is, the proxy
 * knows; without one only the first language says so: a country further down the list is where somebody has been, not where they are.
 */
export function suggestMarkets<M extends Candidate>(markets: readonly M[], { current, country, languages }: Visitor<M>): string[] {
  const isSeen = country !== undefined && isCountry(country);
  const here = findCountry(markets, isSeen ? country : regionOf(languages[0], current));
  if (!here && isSeen && current.suggested) return namedBy(current.suggested, markets);
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

/** Proxies write XX and T1 for whom they cannot place. */
const isCountry = (code: string) => /^[a-z]{2}$/i.test(code) && code.toUpperCase() !== 'XX';

/** English (United States) is how browsers are delivered all over the world: on an English market it says nothing of a country. */
function regionOf(first: AcceptedLanguage | undefined, current: Candidate): string | undefined {
  const isFactorySetting = first?.language === 'en' && first.region === 'US' && current.language.baseCode === 'en';
  return isFactorySetting ? undefined : first?.region;
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
