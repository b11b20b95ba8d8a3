import { type BadgeDisplay, type BadgeLocation, badgeLocations } from '@selvedge/contract/catalogue/badge.ts';
import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';

export type BadgeGroup = keyof typeof badgeLocations;
export const badgeGroups = Object.keys(badgeLocations) as BadgeGroup[];

/** What an editor says of a badge: another title, and looks place by place. `null`: not shown there. */
export type BadgeWork = { badgeId: string; badgeTitle?: string; locations: Partial<Record<BadgeLocation, BadgeDisplay | null>> };

export const plainLook: BadgeDisplay = {
  isChip: false,
  isCurvyChip: false,
  imageAlt: '',
  rotation: 0,
  opacity: 100,
  offsetX: 0,
  offsetY: 0,
  textAlignment: 'start',
  textSize: 10,
};

/** How the badge looks in a place, as shoppers will see it; undefined where it is not shown. */
export function lookAt(brought: CarriedBadge, work: BadgeWork | undefined, place: BadgeLocation): BadgeDisplay | undefined {
  const own = work?.locations[place];
  return (own === undefined ? brought.locations[place] : own) ?? undefined;
}

export const findWork = (all: readonly BadgeWork[], badgeId: string): BadgeWork | undefined => all.find((each) => each.badgeId === badgeId);

/** The same look in some places. */
export function setLook(all: readonly BadgeWork[], badgeId: string, looks: BadgeWork['locations']): BadgeWork[] {
  return change(all, badgeId, (work) => ({ ...work, locations: { ...work.locations, ...looks } }));
}

/** Forgets what was said of some places: they are again as the assortment brings them. */
export function resetLook(all: readonly BadgeWork[], badgeId: string, places: readonly BadgeLocation[]): BadgeWork[] {
  return change(all, badgeId, (work) => ({
    ...work,
    locations: Object.fromEntries(Object.entries(work.locations).filter(([place]) => !places.includes(place as BadgeLocation))),
  }));
}

export function setTitle(all: readonly BadgeWork[], badgeId: string, title: string): BadgeWork[] {
  return change(all, badgeId, ({ badgeTitle: _, ...work }) => (title.trim() === '' ? work : { ...work, badgeTitle: title }));
}

/** A badge of which nothing is said any more is not named. */
function change(all: readonly BadgeWork[], badgeId: string, replace: (work: BadgeWork) => BadgeWork): BadgeWork[] {
  const known = findWork(all, badgeId);
  const next = replace(known ?? { badgeId, locations: {} });
  const isEmpty = next.badgeTitle === undefined && Object.keys(next.locations).length === 0;
  if (!known) return isEmpty ? [...all] : [...all, next];
  return all.flatMap((each) => (each.badgeId !== badgeId ? [each] : isEmpty ? [] : [next]));
}
