import type { Page } from './test.ts';

/** What a page does at once, it has done: answers that came were read, what moves has moved, and a reload would have taken the page away. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
