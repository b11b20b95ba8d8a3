import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureFlags } from '../packages/contract/src/feature-flag.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, 'utf8');
const announcedView = 'apps/storefront/src/pages/content/announced-page.tsx';

/** Pages and flags whose feature is being built. Whoever finishes it takes them off; when none is left, `announced-page.tsx` goes, too. */
const waitingPages = ['isoSetupPage', 'retailStores', 'store', 'storeLocatorPage'];
const waitingFlags = ['idleTimerMs', 'posClearSession', 'stockFinder'];

test('no page only announces what it will be', () => {
  const announced = [...read('apps/storefront/src/pages/load-view.ts').matchAll(/^ {2}(\w+): announced,/gm)].map(([, alias]) => alias);
  expect(announced.filter((alias) => !waitingPages.includes(alias ?? ''))).toEqual([]);
  expect(existsSync(root + announcedView), 'nothing shows the announcement any more: delete it').toBe(announced.length > 0);
});

test('no flag does nothing', () => {
  const idle = Object.entries(featureFlags).flatMap(([name, flag]) => ('waitingFor' in flag ? [name] : []));
  expect(idle.filter((name) => !waitingFlags.includes(name))).toEqual([]);
});

test('no text speaks of the shop as unfinished', () => {
  const unfinished =
    /being (?:made|built)|under construction|not (?:yet )?(?:built|implemented)|coming soon to|\bhere you will\b|\bTODO\b|lorem ipsum/i;
  const texts = Object.entries(JSON.parse(read('apps/api/src/content/dictionaries/en.json')) as Record<string, string>);
  const studio = globSync('apps/studio/src/texts/*.ts', { cwd: root }).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => unfinished.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  const isWaiting = (key: string) => key.startsWith('announced.') && existsSync(root + announcedView);
  expect([...texts.filter(([key, text]) => unfinished.test(text) && !isWaiting(key)).map(([key]) => key), ...studio]).toEqual([]);
});
