import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { sv } from './sv.ts';

/** A language without its own reads English. */
export const wordsOf = (language: string): Words => languages[language] ?? en;

const languages: Record<string, Words> = { en, de, fr, da, sv, no, nl, es, it, ar };

export const wordLanguages: readonly string[] = Object.keys(languages);
