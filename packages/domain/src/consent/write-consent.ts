import type { Consent, ConsentCategory } from './consent.ts';

/** In the order in which they are written. */
const consentCategories = [
  'consent',
  'action',
  'necessary',
  'functional',
  'analytics',
  'performance',
  'advertisement',
  'other',
] as const satisfies readonly ConsentCategory[];

/** What was asked, and under which random number the shop keeps the answer, if it does by now. */
export type Asked = { version: number; id?: string | undefined; isProven?: boolean };

/** `consent:yes,action:yes,necessary:yes,functional:no ... version:1,id:...,proven:yes` (ANA-002) */
export function writeConsent(consent: Consent, { version, id, isProven = false }: Asked = { version: 1 }): string {
  const decided = consentCategories.map((category) => `${category}:${consent[category] ? 'yes' : 'no'}`);
  return [...decided, `version:${version}`, ...(id ? [`id:${id}`, `proven:${isProven ? 'yes' : 'no'}`] : [])].join(',');
}
