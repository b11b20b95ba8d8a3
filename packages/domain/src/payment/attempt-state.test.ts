import { describe, expect, test } from 'vitest';
import { attemptStates, canMove, isLive, isOpen } from './attempt-state.ts';

describe('what becomes of a try to pay', () => {
  test('only what is paid becomes an order, and an order stays one', () => {
    expect(attemptStates.filter((from) => canMove(from, 'ordered'))).toEqual(['authorised']);
    expect(attemptStates.filter((to) => canMove('ordered', to))).toEqual([]);
  });

  test('whatever is not over can be given back, and so can money that comes too late', () => {
    expect(attemptStates.filter((from) => !canMove(from, 'refunding'))).toEqual(['ordered', 'refunding', 'refunded']);
    expect(canMove('refunded', 'error')).toBe(true);
  });

  test('nothing comes back to life', () => {
    const over = attemptStates.filter((state) => !isLive(state));
    const back = over.flatMap((from) => attemptStates.filter((to) => isLive(to) && to !== 'refunding' && canMove(from, to)));
    expect(back).toEqual([]);
  });

  test('money on its way back is live, but nobody can pay with it any more', () => {
    expect([isLive('refunding'), isOpen('refunding')]).toEqual([true, false]);
  });
});
