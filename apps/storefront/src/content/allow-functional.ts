import { optionalCategories } from '@selvedge/domain/consent/consent.ts';
import { hasConsent, saveConsent } from '../consent/consent.ts';

/** Adds what films of others need to whatever was allowed before. */
export function allowFunctional(): void {
  saveConsent(optionalCategories.filter((category) => category === 'functional' || hasConsent(category)));
}
