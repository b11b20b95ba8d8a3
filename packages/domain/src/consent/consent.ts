import { type OptionalCategory, optionalCategories } from '@selvedge/contract/optional-categories.ts';

/** ANA-001. The first two say whether anything was agreed to and whether the visitor has decided at all. */
export type ConsentCategory = 'consent' | 'action' | 'necessary' | OptionalCategory;
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** A decision: whoever allows nothing has decided too, and is not asked again. */
export function decideConsent(allowed: readonly OptionalCategory[]): Consent {
  const isAllowed = (category: OptionalCategory) => allowed.includes(category);
  return {
    consent: allowed.length > 0,
    action: true,
    necessary: true,
    functional: isAllowed('functional'),
    analytics: isAllowed('analytics'),
    performance: isAllowed('performance'),
    advertisement: isAllowed('advertisement'),
    other: isAllowed('other'),
  };
}

/** Undefined until somebody has decided about what is asked now. Whatever is not a clear yes is a no. */
export function readConsent(text: string | undefined, version = 1): Consent | undefined {
  const given = new Set(text?.split(','));
  if (!given.has('action:yes') || !given.has(`version:${version}`)) return undefined;
  return decideConsent(optionalCategories.filter((category) => given.has(`${category}:yes`)));
}
