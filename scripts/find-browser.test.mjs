import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBrowser, findBrowser } from './find-browser.mjs';

function folderWith(...names) {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

test('the browser without a window is taken wherever it is, before one with a window', () => {
  const first = folderWith('chromium');
  const second = folderWith('chromium-headless-shell');
  expect(findBrowser({ PATH: [first, second].join(delimiter) })).toBe(join(second, 'chromium-headless-shell'));
  expect(findBrowser({ PATH: first })).toBe(join(first, 'chromium'));
});

test('CHROME_PATH decides, and one that is not there is none', () => {
  const folder = folderWith('chromium', 'mine');
  expect(findBrowser({ PATH: folder, CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  expect(findBrowser({ PATH: folder, CHROME_PATH: join(folder, 'gone') })).toBeUndefined();
});

test('who named a browser has none installed beside it', () => {
  const folder = folderWith('mine');
  const steps = [];
  const ensure = (CHROME_PATH) => ensureBrowser((step) => steps.push(step), { PATH: folder, CHROME_PATH });
  expect(ensure(join(folder, 'mine'))).toBe(join(folder, 'mine'));
  expect(ensure(join(folder, 'gone'))).toBeUndefined();
  expect(steps).toEqual([]);
});
