// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScroll } from './scroll-hash.ts';

const resizes = new Set<() => void>();
const wentTo: number[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly whenResized: () => void;
      constructor(whenResized: () => void) {
        this.whenResized = whenResized;
      }
      observe() {
        resizes.add(this.whenResized);
      }
      disconnect() {
        resizes.delete(this.whenResized);
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => wentTo.push(top));
});
afterEach(() => {
  vi.unstubAllGlobals();
  resizes.clear();
  wentTo.length = 0;
});

const resize = () => {
  for (const resized of resizes) resized();
};

test('rows that come later do not move the place that somebody came back to', () => {
  restoreScroll(new URL('https://shop.example/women#y=800'), true);
  resize();
  expect(wentTo).toEqual([800, 800]);
});

test('who goes on at once is not carried to the place of the page that was left', () => {
  restoreScroll(new URL('https://shop.example/women#y=800'), true);
  restoreScroll(new URL('https://shop.example/p/a-shirt/1'), true);
  resize();
  expect(wentTo).toEqual([800, 0]);
});
