import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLessOften } from './ask-less-often.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function open() {
  let asked = 0;
  const asking = askLessOften({ ask: () => void asked++ });
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    const seen = asked;
    asked = 0;
    return seen;
  };
  return { asking, after };
}

test('while nothing happens the pauses grow to five seconds', () => {
  const { asking, after } = open();
  expect([1_000, 2_000, 4_000, 5_000, 5_000].map(after)).toEqual([1, 1, 1, 1, 1]);
  expect(after(4_900)).toBe(0);
  asking.stop();
});

test('while notices arrive the pauses grow to a minute, and to five seconds again once they do not', () => {
  let asked = 0;
  let isHearing = true;
  const asking = askLessOften({ ask: () => void asked++, isHearing: () => isHearing });
  vi.advanceTimersByTime(10 * 60_000);
  expect(asked).toBeLessThan(18);
  asked = 0;
  isHearing = false;
  asking.soon();
  vi.advanceTimersByTime(60_000);
  expect(asked).toBeGreaterThan(11);
  asking.stop();
});

test('what has happened makes the pauses short again', () => {
  const { asking, after } = open();
  after(7_000);
  asking.soon();
  expect(after(1_000)).toBe(1);
  expect(after(2_000)).toBe(1);
  asking.stop();
});

test('what is due sooner than the next question is asked for when it is due', () => {
  const { asking, after } = open();
  after(12_000);
  asking.within(2_500);
  expect(after(2_499)).toBe(0);
  expect(after(1)).toBe(1);
  asking.stop();
});

test('what is overdue and stays so is not asked for without a pause', () => {
  const { asking, after } = open();
  after(7_000);
  asking.within(-10_000);
  expect(after(999)).toBe(0);
  expect(after(1)).toBe(1);
  asking.stop();
});

test('nothing is asked once it has been stopped', () => {
  const { asking, after } = open();
  asking.stop();
  asking.soon();
  asking.within(0);
  expect(after(60_000)).toBe(0);
});
