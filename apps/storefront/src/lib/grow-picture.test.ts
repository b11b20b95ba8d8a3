// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { growPicture } from './grow-picture.ts';

const root = document.documentElement;
const picture = () => document.body.appendChild(document.createElement('img'));

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

/** A browser that keeps what is shown as a picture before it asks for the next page, and ends when it is told. */
function stubTransitions() {
  const seen = { asks: [] as (() => void)[], end: () => {}, skip: (_: unknown) => {} };
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      seen.asks.push(change);
      return { finished: new Promise<void>((end) => (seen.end = end)), ready: new Promise<void>((_, skip) => (seen.skip = skip)) };
    },
  });
  return seen;
}

test('the picture that was pressed bears the name until the next page is shown, whose picture bears it until it has grown', async () => {
  const seen = stubTransitions();
  const pressed = picture();
  let shown = 0;
  growPicture(pressed, () => (shown += 1));
  expect([pressed.style.viewTransitionName, root.dataset.grows, shown]).toEqual(['piece', undefined, 0]);
  seen.asks[0]?.();
  expect([pressed.style.viewTransitionName, root.dataset.grows, shown]).toEqual(['', '', 1]);
  seen.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.dataset.grows).toBeUndefined();
});

test('a page is shown at once where no picture was pressed, or where the browser moves nothing', () => {
  let shown = 0;
  const pressed = picture();
  growPicture(pressed, () => (shown += 1));
  expect([shown, pressed.style.viewTransitionName ?? '']).toEqual([1, '']);
  const seen = stubTransitions();
  growPicture(undefined, () => (shown += 1));
  expect([shown, seen.asks.length]).toEqual([2, 0]);
});

test('a page that is shown without growing, because somebody went on or looks at another tab, is no error', async () => {
  const errors: unknown[] = [];
  const note = (reason: unknown) => errors.push(reason);
  process.on('unhandledRejection', note);
  const seen = stubTransitions();
  growPicture(picture(), () => {});
  seen.asks[0]?.();
  seen.skip(new DOMException('Transition was skipped', 'AbortError'));
  seen.end();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect([errors, root.dataset.grows]).toEqual([[], undefined]);
});
