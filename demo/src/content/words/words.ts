import { en } from './en.ts';

/** The words of the demo's menus and home page. A language without its own reads English. */
export type Words = typeof en;

export const wordsOf = (language: string): Words => languages[language] ?? en;

const languages: Record<string, Words> = { en };
