import type { BrowserContext } from './test.ts';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

/**
 * A visitor whom nobody asks for the country, and who does not wait for pictures: they are made when first asked for, and the
 * journey is about something else.
 */
export async function skipPromptsAndPictures(
  { context, baseURL }: { context: BrowserContext; baseURL: string | undefined },
  pictures: string | RegExp = '/img/**',
): Promise<void> {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
  await context.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
}
