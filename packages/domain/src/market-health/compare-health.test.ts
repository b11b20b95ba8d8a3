import type { Finding, MarketHealth } from '@selvedge/contract/studio/market-health.ts';
import { expect, test } from 'vitest';
import { compareHealth } from './compare-health.ts';

const market = (name: string, ...findings: Finding[]): MarketHealth => ({ market: name, findings });
const menuDead: Finding = { need: 'menu', health: 'broken', reason: 'menu_dead' };
const menuGood: Finding = { need: 'menu', health: 'good' };
const textsSome: Finding = { need: 'translations', health: 'worse', reason: 'texts_some' };

test('what is broken is told every day', () => {
  const now = [market('de-DE', menuDead)];
  expect(compareHealth(now, now).broken).toEqual([{ market: 'de-DE', before: 'broken', finding: menuDead }]);
});

test('what was mended or became worse is told once', () => {
  const yesterday = [market('de-DE', menuDead, { ...textsSome, health: 'good' })];
  const today = [market('de-DE', menuGood, textsSome)];
  expect(compareHealth(yesterday, today)).toEqual({
    broken: [],
    changed: [
      { market: 'de-DE', before: 'broken', finding: menuGood },
      { market: 'de-DE', before: 'good', finding: textsSome },
    ],
  });
  expect(compareHealth(today, today)).toEqual({ broken: [], changed: [] });
});

test('the first look and a new market tell what is broken and nothing else', () => {
  const today = [market('de-DE', menuDead), market('da-DK', textsSome)];
  expect(compareHealth(undefined, today)).toMatchObject({ broken: [{ market: 'de-DE' }], changed: [] });
  expect(compareHealth([market('de-DE', menuDead)], today)).toMatchObject({ broken: [{ market: 'de-DE' }], changed: [] });
});
