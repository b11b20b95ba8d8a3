import type { BrowserContext } from './test.ts';

/** A visitor whom nobody asks for the country: the journey is about something else. */
export async function skipPrompts({ context, baseURL }: { context: BrowserContext; baseURL: string | undefined }): Promise<void> {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
}
