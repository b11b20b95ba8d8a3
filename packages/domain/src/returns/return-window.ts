import { addDays } from '../date/add-days.ts';

/** A carrier that never tells of an arrival does not keep the window open for ever. */
const travelDays = 14;

type SentParcel = { state: string; shippedAt: Date | null; deliveredAt: Date | null };

/**
 * The last moment to return something: so many days after the last parcel of the order that was neither lost nor left in a store arrived. Undefined while a piece is still to be
 * sent, since the days have not begun.
 */
export function returnUntil(
  parcels: readonly SentParcel[],
  { days, isSentWhole }: { days: number; isSentWhole: boolean },
): Date | undefined {
  const arrivals = parcels.flatMap(({ state, shippedAt, deliveredAt }) => {
    if (state === 'lost' || state === 'uncollected') return [];
    if (deliveredAt) return [deliveredAt];
    return shippedAt ? [addDays(shippedAt, travelDays)] : [];
  });
  if (!isSentWhole || arrivals.length === 0) return undefined;
  return addDays(new Date(Math.max(...arrivals.map(Number))), days);
}

export function isOver(until: Date | undefined, now: Date): boolean {
  return until !== undefined && now > until;
}
