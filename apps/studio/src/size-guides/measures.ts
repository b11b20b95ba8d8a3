import { text } from '../texts/text.ts';

/** What charts can measure, and what sizes are called elsewhere; each has its words in every language of the shop. */
export const measures = [
  'chest',
  'waist',
  'hip',
  'insideLeg',
  'shoulder',
  'height',
  'footLength',
  'hand',
  'eu',
  'uk',
  'us',
  'fr',
  'it',
  'de',
] as const;

type Known = (typeof measures)[number];

export function measureName(name: string): string {
  return (measures as readonly string[]).includes(name) ? text(`size_guides.measure_${name as Known}`) : name;
}
