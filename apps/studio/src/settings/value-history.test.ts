import { expect, test } from 'vitest';
import { addStep, beginHistory, stepBack, stepForward } from './value-history.ts';

test('steps are taken back and made again; a new step ends what could be made again', () => {
  let history = addStep(addStep(beginHistory('a'), 'b', 1_000), 'c', 5_000);
  history = stepBack(history);
  expect([history.now, history.past, history.future]).toEqual(['b', ['a'], ['c']]);
  expect(stepForward(history).now).toBe('c');
  expect(stepBack(stepBack(history)).now).toBe('a');
  expect(addStep(history, 'd', 9_000)).toMatchObject({ now: 'd', past: ['a', 'b'], future: [] });
});

test('letters that follow each other closely are one step', () => {
  const history = addStep(addStep(addStep(beginHistory('x'), 'xa', 1_000), 'xab', 1_200), 'xabc', 1_400);
  expect(stepBack(history).now).toBe('x');
});

test('what is moved is a step of its own, before and after letters', () => {
  const moved = addStep(addStep(addStep(beginHistory('x'), 'xa', 1_000), 'ax'), 'xa');
  expect(moved.past).toEqual(['x', 'xa', 'ax']);
  expect(addStep(moved, 'xab', 1_100).past).toHaveLength(4);
});
