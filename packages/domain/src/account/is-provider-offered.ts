import type { Provider } from '@selvedge/contract/auth.ts';
import type { FeatureToggles, FlagName } from '@selvedge/contract/feature-flag.ts';

const flags: Partial<Record<Provider, FlagName>> = { google: 'googleLogin', facebook: 'facebookLogin', apple: 'appleLogin' };

/** AUT-107 each provider has its own switch in a market. AUT-113 the company's own has none: it is for its people everywhere. */
export function isProviderOffered(provider: Provider, toggles: FeatureToggles): boolean {
  const flag = flags[provider];
  return flag === undefined || toggles[flag] === true;
}
