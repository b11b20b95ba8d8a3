/** ANA-001. The first two say whether anything was agreed to and whether the visitor has decided at all. */
export const consentCategories = [
  'consent',
  'action',
  'necessary',
  'functional',
  'analytics',
  'performance',
  'advertisement',
  'other',
] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** What a visitor is asked about. What is necessary is told, not asked. */
export const optionalCategories = ['functional', 'analytics', 'performance', 'advertisement', 'other'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

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

/** `consent:yes,action:yes,necessary:yes,functional:no ...` (ANA-002) */
export function writeConsent(consent: Consent): string {
  return consentCategories.map((category) => `${category}:${consent[category] ? 'yes' : 'no'}`).join(',');
}

/** Undefined until somebody has decided. Whatever is not a clear yes is a no. */
export function readConsent(text: string | undefined): Consent | undefined {
  const given = new Set(text?.split(','));
  if (!given.has('action:yes')) return undefined;
  return decideConsent(optionalCategories.filter((category) => given.has(`${category}:yes`)));
}
