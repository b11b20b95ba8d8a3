import { expect, test } from 'vitest';
import { watchMachine } from './watch-machine.ts';

test('a machine has time while at least half of it was idle since the last look', () => {
  const times = [
    { idle: 100, all: 200 },
    { idle: 200, all: 300 },
    { idle: 210, all: 400 },
    { idle: 260, all: 500 },
  ];
  const hasTime = watchMachine(() => times.shift()!);
  expect([hasTime(), hasTime(), hasTime()]).toEqual([true, false, true]);
});
