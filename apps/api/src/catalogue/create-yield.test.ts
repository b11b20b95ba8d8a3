import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createYield } from './create-yield.ts';

test('of long work that is done at once only one goes on between two turns of the event loop', async () => {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const slices: { turn: number; of: string }[] = [];
  const work = async (of: string) => {
    const yieldToEventLoop = createYield();
    for (let slice = 0; slice < 4; slice++) {
      let pause = yieldToEventLoop();
      while (!pause) pause = yieldToEventLoop();
      await pause;
      slices.push({ turn, of });
    }
  };
  await Promise.all(['language', 'supply', 'prices'].map(work));
  isDone = true;
  await nextTurn();
  expect(new Set(slices.map((each) => each.turn)).size).toBe(slices.length);
  // And none of them waits until another is through.
  expect(slices.slice(0, 3).map(({ of }) => of)).toEqual(['language', 'supply', 'prices']);
  expect(slices.slice(9).map(({ of }) => of)).toEqual(['language', 'supply', 'prices']);
});
