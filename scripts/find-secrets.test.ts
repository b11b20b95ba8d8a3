import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('no file of the repository holds a key or a token', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(1_000);
  const isText = (file: string) => !/\.(?:png|jpe?g|webp|avif|gz|woff2?|ttf|mp4|webm|ico|bin|pdf)$/.test(file);
  expect(files.filter(isText).flatMap((file) => readSecrets(file).map((what) => `${file}: ${what}`))).toEqual([]);
});

test.each([
  ['a private key', ['-----BEGIN', 'EC PRIVATE KEY-----'].join(' ')],
  ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  ['an access key of AWS', `AKIA${'IOSFODNN7EXAMPLE'}`],
  ['a token of GitHub', `ghp_${'a1'.repeat(18)}`],
  ['a token of npm', `npm_${'b2'.repeat(18)}`],
])('%s is recognised', (what, text) => {
  expect(findSecrets(`const key = '${text}';`)).toEqual([what]);
});

/** A file that was deleted and not yet committed so is none. */
function readSecrets(file: string): string[] {
  try {
    return findSecrets(readFileSync(join(root, file), 'utf8'));
  } catch {
    return [];
  }
}
