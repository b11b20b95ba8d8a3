import { readDictionaries } from '@selvedge/api/content/read-dictionaries.ts';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { pageLanguages, pageWordsOf } from './page-words.ts';

const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
  hy: /\p{Script=Armenian}/gu,
  mk: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
};
const latin = /\p{Script=Latin}/gu;

/** Every text with the path of keys to it. */
function textsOf(value: unknown, at = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, at ? `${at} ${key}` : key));
}

const english = new Map(textsOf(en));

/** What must be the same in every language: gaps, addresses, headings, points of a list and what is printed boldly. */
const shapeOf = (text: string) => ({
  gaps: [...new Set(text.match(/\{\w+\}/g))].sort(),
  addresses: [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]).sort(),
  headings: text.match(/^## /gm)?.length ?? 0,
  points: text.match(/^- /gm)?.length ?? 0,
  bold: text.match(/\*\*/g)?.length ?? 0,
  paragraphs: text.split('\n\n').length,
});

const dictionaries = readDictionaries();

test.each(pageLanguages)('%s names the button that asks for news of a size as the button is named', (language) => {
  expect(pageWordsOf(language).content['notify-me'].text).toContain(dictionaries.get(language)!['notify_me.backInStock.send']);
});

describe.each(pageLanguages.filter((language) => language !== 'en'))('%s', (language) => {
  const texts = textsOf(pageWordsOf(language));
  const prose = (text: string) => text.replace(/\]\([^)]*\)|\{\w+\}/g, '');

  test('has every text that English has, and none is empty', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
  });

  test('repeats nothing of the English', () => {
    expect(texts.filter(([path, text]) => text === english.get(path) && text.includes(' '))).toEqual([]);
    expect(texts.filter(([path, text]) => text === english.get(path)).length).toBeLessThan(6);
  });

  test('has the gaps, links, headings and lists of the English', () => {
    const shapes = (all: Iterable<[string, string]>) => Object.fromEntries([...all].map(([path, text]) => [path, shapeOf(text)]));
    expect(shapes(texts)).toEqual(shapes(english));
  });

  test('is written in its own script', () => {
    const share = (text: string) => (text.match(scripts[language] ?? latin)?.length ?? 0) / (text.match(/\p{L}/gu)?.length || 1);
    expect(texts.filter(([, text]) => /\p{L}/u.test(prose(text)) && share(prose(text)) < 0.6)).toEqual([]);
  });
});
