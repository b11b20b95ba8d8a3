import { breakCompounds } from '../text/break-compounds.ts';
import { bindLoneLetters } from '../translation/bind-short-words.ts';
import { compoundHeads } from '../writing-style/writing-style.ts';

/** The name of something that is sold, for a line that may be too short for it; only to be looked at. */
export function writeName(name: string, locale: string): string {
  return breakCompounds(bindLoneLetters(locale.slice(0, 2), name), compoundHeads(locale));
}
