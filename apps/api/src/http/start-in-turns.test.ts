import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startInTurns } from './start-in-turns.ts';

test('work is started in its order, once each, and never two in one turn of the event loop', async () => {
  const { start } = startInTurns();
  const started: number[] = [];
  for (let each = 0; each < 5; each += 1) start(() => started.push(each));
  const seen: number[] = [];
  while (started.length < 5) {
    await turn();
    seen.push(started.length);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true);
});

test('what a piece of work adds waits behind what waited before it', async () => {
  const { start } = startInTurns();
  const started: string[] = [];
  start(() => {
    started.push('first');
    start(() => started.push('added'));
  });
  start(() => started.push('second'));
  while (started.length < 3) await turn();
  expect(started).toEqual(['first', 'second', 'added']);
});

test('as long as somebody arrives the next piece waits, but not for ever', async () => {
  const { start, noteArrival } = startInTurns();
  let turns = 0;
  let isStarted = false;
  start(() => {
    isStarted = true;
  });
  while (!isStarted) {
    noteArrival();
    turns += 1;
    await turn();
  }
  expect(turns).toBeGreaterThan(200);
  expect(turns).toBeLessThan(300);
});

test('what is worth more is started first, and what is worth less is started all the same', async () => {
  const { start } = startInTurns();
  const started: string[] = [];
  for (let each = 0; each < 3; each += 1) start(() => started.push(`search ${each}`), 1);
  for (let each = 0; each < 12; each += 1) start(() => started.push(`payment ${each}`), 3);
  while (started.length < 15) await turn();
  expect(started.slice(0, 7).every((each) => each.startsWith('payment'))).toBe(true);
  expect(started[7]).toBe('search 0');
  expect(started.slice(-2)).toEqual(['search 1', 'search 2']);
});
