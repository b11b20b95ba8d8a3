import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { collectGarbage, isLoadOver } from './collect-garbage.ts';

test('what a start left is collected once nobody is being answered', async () => {
  setFlagsFromString('--expose-gc');
  const { runInNewContext } = await import('node:vm');
  globalThis.gc = runInNewContext('gc');
  const { signal } = new AbortController();
  const left = new WeakRef({ size: 1 });
  let asked = 0;
  expect(await collectGarbage({ isBusy: async () => ++asked < 4, signal, pauseMs: 5 })).toBe(true);
  expect(asked).toBe(4);
  expect(left.deref()).toBeUndefined();
});

test('a shop that is never idle, or that stops, is left alone', async () => {
  expect(await collectGarbage({ isBusy: async () => true, signal: new AbortController().signal, pauseMs: 1 })).toBe(false);
  expect(await collectGarbage({ isBusy: async () => false, signal: AbortSignal.abort(), pauseMs: 1 })).toBe(false);
});

const megabytes = (count: number) => count * 1024 * 1024;

test.each([
  ['while it works', { resident: 500, workedMs: 900 }, false],
  ['when it has ended', { resident: 500, workedMs: 100 }, true],
  ['when it has ended and left little', { resident: 290, workedMs: 100 }, false],
])('what a load leaves is collected, or not: %s', (_, { resident, workedMs }, isCollected) => {
  expect(isLoadOver({ least: megabytes(250), resident: megabytes(resident), workedMs, pauseMs: 5_000 })).toBe(isCollected);
});
