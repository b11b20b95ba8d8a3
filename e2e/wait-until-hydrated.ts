import { expect, type Locator } from './test.ts';

/**
 * Waits until React listens to an element. Parts of a page are taken over one after the other: until its turn, a link inside one leads
 * on as it does without scripts.
 */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
}
