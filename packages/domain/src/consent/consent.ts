import { type OptionalCategory, optionalCategories } from '@selvedge/contract/consent.ts';

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

/** What was asked, and under which random number the shop keeps the answer, if it does by now. */
export type Asked = { version: number; id?: string | undefined; isProven?: boolean };

/** `consent:yes,action:yes,necessary:yes,functional:no ... version:1,id:...,proven:yes` (ANA-002) */
export function writeConsent(consent: Consent, { version, id, isProven = false }: Asked = { version: 1 }): string {
  const decided = consentCategories.map((category) => `${category}:${consent[category] ? 'yes' : 'no'}`);
  return [...decided, `version:${version}`, ...(id ? [`id:${id}`, `proven:${isProven ? 'yes' : 'no'}`] : [])].join(',');
}

/** Undefined until somebody has decided about what is asked now. Whatever is not a clear yes is a no. */
export function readConsent(text: string | undefined, version = 1): Consent | undefined {
  const given = new Set(text?.split(','));
  if (!given.has('action:yes') || !given.has(`version:${version}`)) return undefined;
  return decideConsent(optionalCategories.filter((category) => given.has(`${category}:yes`)));
}
