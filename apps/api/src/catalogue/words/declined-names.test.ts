import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';
import { conceptKey } from './lexicon.ts';
import { wordsIn } from './words-in.ts';

/** How adjectives of a language are declined: what the form that is listed ends in, and what stands there in the others. */
const paradigms: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  uk: [
    [/ий$/, 'а е і ого ої ому ій у ою им их ими'],
    [/(?<=син)ій$/, 'я є і ього ьої ьому ю ім іх іми'],
  ],
  pl: [
    [/(?<!nav)y$/, 'a e ego ej emu ą ym ych ymi'],
    [/(?<=sk)i$/, 'a ie iego iej iemu ą im ich imi'],
  ],
  cs: [[/ý$/, 'á é ou ého ému ém ým ých ými']],
  sk: [[/ý$/, 'á é ú ého ej ému om ým ých ými a e']],
  sl: [[/(?<=[ai][vtn]|[eo]v|[^e]n|st)$/, 'a o e i ega emu im ih imi']],
  hr: [
    [/(?<=[nvtlšz])$/, 'a o e i og om oj im ih u'],
    [/i$/, 'a o e og om oj im ih u'],
  ],
  bg: [[/ен$/, 'на но ни']],
  el: [[/ος$/, 'η ο οι ες α ου ους ων']],
  it: [[/(?<!i)o$/, 'a i e']],
  es: [[/o$/, 'a os as']],
  pt: [[/(?<!ã)o$/, 'a os as']],
  ca: [[/at$/, 'ada ats ades']],
  fr: [
    [/é$/, 'ée és ées'],
    [/(?<=ai)s$/, 'se ses'],
    [/(?<=[rtn])$/, 'e es s'],
  ],
  ro: [
    [/at$/, 'ată ați ate'],
    [/iu$/, 'ie ii'],
  ],
  de: [[/(?<=[ntrlszßgfd])$/, 'e er es en em']],
  sv: [
    [/ig$/, 'igt iga'],
    [/ad$/, 'at ade'],
  ],
  da: [
    [/(?<=[kntrb])et$/, 'ede'],
    [/(?<=brun)$/, 'e t'],
  ],
  no: [
    [/et$/, 'ete'],
    [/ete$/, 'et'],
    [/(?<=brun)$/, 'e t'],
  ],
  nl: [[/(?<=paars)$/, 'e']],
  fi: [[/inen$/, 'iset isen ista isia isten iseen isella isessa iselle']],
  et: [[/(?<=li|ini|una|olla)ne$/, 'sed se st ste seid']],
  lv: [[/(?<=[nlktg])s$/, 'a i as u am ā os o ais']],
};
describe.each(Object.keys(paradigms))('in %s', (language) => {
  const rows = (['colour', 'shade', 'pattern', 'fit'] as const).flatMap((kind) =>
    Object.entries(wordsIn(language)![kind]).flatMap(([id, names]) =>
      names.split(', ').map((name) => ({ key: conceptKey({ kind, id }), name })),
    ),
  );
  const read = (word: string) => findConcepts(wordsOf(word, language), language).map(conceptKey);

  test('a colour, pattern or fit is known in all forms of its adjective', () => {
    let tried = 0;
    const apart = rows.flatMap(({ key, name }) => {
      const rule = paradigms[language]!.find(([ending]) => ending.test(name));
      if (!rule || /[ -]/.test(name)) return [];
      const forms = rule[1].split(' ').map((ending) => name.replace(rule[0], ending));
      tried += forms.length;
      return forms.filter((form) => !read(form).includes(key)).map((form) => `${name} ${form}`);
    });
    expect(tried).toBeGreaterThan(0);
    expect(apart).toEqual([]);
  });
});
