import type { ConsentProof } from '@selvedge/contract/consent.ts';
import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { readConsent } from './consent.ts';

/** What the shop has to be told of a decision; undefined where there is none, or the shop knows. */
export function readProof(text: string | undefined, version: number): ConsentProof | undefined {
  const consent = readConsent(text, version);
  const id = readId(text);
  if (!consent || !id || text?.includes('proven:yes')) return undefined;
  return { id, version, allowed: optionalCategories.filter((category) => consent[category]) };
}

/** The random number under which this browser decided before. */
export function readId(text: string | undefined): string | undefined {
  return /(?:^|,)id:([0-9a-f-]{36})(?:,|$)/.exec(text ?? '')?.[1];
}
