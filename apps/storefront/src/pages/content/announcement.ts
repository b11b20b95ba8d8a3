import type { PageAlias } from '@selvedge/contract/page.ts';

type Way = readonly [key: string, path: string];
type Announcement = { text: string; ways: readonly Way[] };

const home: Way = ['announced.way.home', ''];

const announcements: Partial<Record<PageAlias, Announcement>> = {
  isoSetupPage: { text: 'announced.setup', ways: [home] },
};

/** What to say on a page whose feature is still being made. */
export function announcement(alias: PageAlias): Announcement {
  const found = announcements[alias];
  if (!found) throw new Error(`nothing announces ${alias}`);
  return found;
}
