import { lastMarket } from '../flags/last-market.ts';
import { paths, type RoomName } from '../lib/router.ts';

/** Where a room is entered: those of one market where one was last. */
export function roomAddress(page: RoomName): string {
  return page === 'flags' || page === 'pages' ? paths.room(page, lastMarket()) : paths.room(page);
}
