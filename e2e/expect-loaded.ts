import { expect, type Locator } from './test.ts';

/** Its bytes have come: the frame of a picture that was refused can be seen, too. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}
