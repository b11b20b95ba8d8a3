import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bs } from './bs.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en, type PageWords } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { hy } from './hy.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mk } from './mk.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sq } from './sq.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

const languages: Readonly<Record<string, PageWords>> = {
  en,
  ar,
  bg,
  bs,
  ca,
  cs,
  da,
  de,
  el,
  es,
  et,
  fi,
  fr,
  hr,
  hu,
  hy,
  it,
  lt,
  lv,
  mk,
  nl,
  no,
  pl,
  pt,
  ro,
  sk,
  sl,
  sq,
  sr,
  sv,
  tr,
  uk,
};

/** A language without a file reads English. */
export const pageWordsOf = (language: string): PageWords => languages[language] ?? en;

export const hasPageWords = (language: string): boolean => language in languages;

export const pageLanguages: readonly string[] = Object.keys(languages);

/** One text by language, as promotions and rewards keep theirs. */
export const inPageLanguages = (pick: (words: PageWords) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, pick(words)]));
