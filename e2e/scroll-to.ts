import { expect, type Locator } from '@playwright/test';

/** A placeholder that gives way to what was loaded, while it is being scrolled to, ends a journey: what stands in its place is scrolled to instead. */
export async function scrollTo(target: Locator): Promise<void> {
  await expect(() => target.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
}
