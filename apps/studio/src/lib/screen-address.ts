import { lastMarket } from './last-market.ts';
import { paths, type ScreenName } from './router.ts';

/** Where a screen is entered: those of one market where one was last. */
export function screenAddress(page: ScreenName): string {
  return page === 'flags' || page === 'pages' ? paths.screen(page, lastMarket()) : paths.screen(page);
}
