import { good, type HealthRule, nameSome, worse } from './finding.ts';

/** What the law wants a shop to say; a market without it could be open, and would be warned sooner or later. */
export const judgeDuties: HealthRule = ({ duties: { missing, unmade } }) => {
  if (missing.length > 0) return worse('duties_missing', { values: { names: nameSome(missing, 6) } });
  return unmade.length > 0 ? worse('duties_makers', { values: { names: nameSome(unmade) }, place: 'makers' }) : good;
};
