import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('UIC-021 what happens all the time is answered at once, then every 200 ms, and its end is not missed', () => {
  const seen: number[] = [];
  let now = 0;
  const follow = throttle(() => seen.push(now), 200);
  for (now = 0; now <= 450; now += 50) {
    follow();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect([seen[0], seen.length]).toEqual([0, 4]);
  follow();
  expect(seen).toHaveLength(5);
});
