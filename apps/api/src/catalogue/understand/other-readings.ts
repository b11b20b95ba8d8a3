import { inOtherLayouts } from '../language/in-other-layouts.ts';
import { inOwnLetters } from '../words/in-own-letters.ts';

/** A query of which not all was found as it may have been meant: on another keyboard, or in the letters of its language. */
export function otherReadings(terms: string, language: string, doubtful: readonly string[]): string[] {
  return [...new Set([...inOtherLayouts(terms, language, doubtful), ...inOwnLetters(terms, language, doubtful)])];
}
