/** What was ticked in `TurkishConsents`; the form does not send itself without the first. */
export function readTurkishConsents(values: Partial<Record<string, string>>) {
  const isTicked = (name: string) => values[name] === 'on';
  return { disclosureRead: true as const, dataConsent: isTicked('dataConsent'), marketingConsent: isTicked('marketingConsent') };
}
