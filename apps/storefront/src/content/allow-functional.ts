import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { hasConsent } from '../consent/consent.ts';
import { saveConsent } from '../consent/save-consent.ts';

/** Adds what films of others need to whatever was allowed before. */
export function allowFunctional(): void {
  saveConsent(optionalCategories.filter((category) => category === 'functional' || hasConsent(category)));
}
