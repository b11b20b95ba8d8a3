import { analyse } from 'scslre';
import { expect, test, vi } from 'vitest';
import { attacksOn } from './attacks-on.ts';
import { findPatterns } from './find-patterns.ts';
import { findTextFunctions } from './find-text-functions.ts';
import { type Attack, costOf, growsTooFast } from './grows-too-fast.ts';
import { listSources, shortName } from './list-sources.ts';

const sources = listSources();

test('the measure tells a square and a doubling from a line', () => {
  const zeros: Attack = { before: '', repeated: '0', after: '\0' };
  expect(growsTooFast((text) => text.replace(/0+$/, ''), zeros)).toBe(true);
  expect(growsTooFast((text) => /^(?:0+)+$/.test(text), zeros)).toBe(true);
  expect(growsTooFast((text) => Array.from(text).map((_, at, all) => all.slice(at).map(String).join('-')), zeros)).toBe(true);
  expect(growsTooFast((text) => text.replace(/(?<!0)0+$/, ''), zeros)).toBe(false);
  expect(growsTooFast((text) => text.split('').map((each) => [each, { each }]), zeros)).toBe(false);
});

test('no regular expression of the shop takes longer than its text is long', () => {
  const seen = new Set<string>();
  const slow = sources.flatMap((source) =>
    findPatterns(source).flatMap((pattern) => {
      if (seen.has(String(pattern))) return [];
      seen.add(String(pattern));
      const problem = problemOf(pattern);
      return problem ? [`${shortName(source.file)}: ${pattern} ${problem}`] : [];
    }),
  );
  expect(seen.size).toBeGreaterThan(300);
  expect(slow).toEqual([]);
});

test('no function that reads a text takes longer than the text is long', { timeout: 180_000 }, async () => {
  vi.stubGlobal('fetch', async () => {
    throw new Error('Nothing is fetched here.');
  });
  // On the server a text of one person holds up everybody; in a browser only the one who typed it.
  const functions = findTextFunctions(sources).filter(({ file }) => /^(?:packages|apps\/(?:api|psp|shop))\//.test(shortName(file)));
  const patterns = new Map(sources.map((source) => [source.file, findPatterns(source)]));
  const slow: string[] = [];
  for (const { file, name, params, words } of functions) {
    const read = ((await import(file)) as Record<string, (...texts: string[]) => unknown>)[name]!;
    const attacks = [...commonAttacks, ...words.map(toAttack), ...patterns.get(file)!.flatMap((each) => attacksOn(each).slice(0, 12))];
    // What takes long whatever it is given (a whole page of documentation) would hide how it grows, and take minutes.
    if (costOf(() => settle(read(''))) > 5_000) continue;
    for (const work of [(text: string) => read(text, 'en'), (text: string) => read(...Array(params).fill(text))].slice(0, params)) {
      const attack = attacks.find((each) => growsTooFast((text) => settle(work(text)), each));
      if (attack) slow.push(`${shortName(file)}: ${name}(${JSON.stringify(attack)})`);
    }
  }
  expect(functions.length).toBeGreaterThan(100);
  expect(slow).toEqual([]);
});

/** A static look first: it needs no input to see what doubles. */
function problemOf(pattern: RegExp): string | undefined {
  const { reports } = analyse(pattern, { assumeRejectingSuffix: false });
  if (reports.length > 0) return `(${reports.map(({ type }) => type).join(', ')})`;
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  const attack = attacksOn(pattern).find((each) => growsTooFast((text) => text.replace(everywhere, ''), each));
  return attack && JSON.stringify(attack);
}

/** A promise that is refused later must not end the run. */
function settle(result: unknown): unknown {
  if (result instanceof Promise) result.catch(() => {});
  return result;
}

function toAttack(repeated: string): Attack {
  return { before: '', repeated, after: '' };
}

const commonAttacks: Attack[] = [
  ...[
    ' ',
    '\n',
    '\t',
    '0',
    'a',
    '-',
    '_',
    '.',
    ',',
    ';',
    ':',
    '/',
    '\\',
    '%',
    '%4',
    '&',
    '&#',
    '=',
    '?',
    '@',
    '#',
    '*',
    '**',
    '`',
    '|',
    '$',
  ],
  ...['"', "'", '(', '[', '{', '<', '[[', '[a](', '[](a', '](a', '**a', '<a ', '<a "', "<a '", '</a', '<svg>', '<p>', '<!--', '<li><ul>'],
  ...[
    '- ',
    '1. ',
    '\n\n ',
    'a b ',
    'a-',
    'a.',
    'a@',
    'a@a.',
    '{a}',
    '${',
    '+0',
    '0 ',
    '0.0',
    '1,',
    'é',
    '\u0301',
    '٣',
    '中',
    '\u202e',
    '👗',
  ],
].flatMap((repeated) => [
  { before: '', repeated, after: '!' },
  ...(/^[<&'"]/.test(repeated) ? [{ before: '<p>', repeated, after: '' }] : []),
]);
