import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const tokens = readFileSync(`${root}packages/ui/src/tokens.css`, 'utf8');
const constants = readFileSync(`${root}packages/domain/src/constants.ts`, 'utf8');
const numbersOf = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

test('UIC-023 the durations of the styles are the five of the specification', () => {
  const drawn = ['fast', 'slow', 'closing', 'slower', 'slowest'].map((name) => new RegExp(`--${name}: (\\d+)ms;`).exec(tokens)?.[1]);
  expect(drawn.map(Number)).toEqual(numbersOf(/animations = \{([^}]*)\}/.exec(constants)?.[1]));
});

test('UIC-023 no stylesheet of the shop has a duration of its own', () => {
  const files = globSync('{apps/storefront/src,packages/{ui,blocks}/src}/**/*.css', { cwd: root });
  const own = files.filter(
    (file) => !file.endsWith('tokens.css') && /[\s:,]\d+ms/.test(readFileSync(root + file, 'utf8').replaceAll('0.01ms', '')),
  );
  expect(own).toEqual([]);
});
