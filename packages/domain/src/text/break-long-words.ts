import { breakCompounds } from './break-compounds.ts';

/** What long words of texts end in that a phone of 320 px cannot hold in a heading, by language. */
const ends: Readonly<Record<string, readonly string[]>> = {
  de: ['bedingungen', 'bestimmungen', 'erklärung', 'einstellungen', 'benachrichtigungen'],
  nl: ['voorwaarden', 'verklaring', 'instellingen', 'bevestiging'],
};

/** 'Clubbedingungen' with a place to break before what it ends in, where the language is known; a browser would part it anywhere. */
export function breakLongWords(language: string, text: string): string {
  const heads = ends[language];
  return heads ? breakCompounds(text, heads) : text;
}

/** A text for who reads letters and not lines: a title of a window, a description in a search engine. */
export const withoutJoints = (text: string): string => text.replace(/[\u00ad\u2060]/g, '');
