import { expect, type Page } from './test.ts';

/** Back at the top, once the header has followed: on its way it covers a part of some link. */
export async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[data-scrolled], [data-away]')).toHaveCount(0);
  await page.evaluate(async () => {
    const running = document.querySelector('header')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
