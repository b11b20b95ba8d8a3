type Sent = { state: 'packed' | 'shipped' | 'delivered' | 'lost' | 'uncollected' };

/** Whose labels are printed for an order: those that stand ready, or else those on their way. With a label of a parcel that left, another one would go to its number. */
export function parcelsToLabel<P extends Sent>(parcels: readonly P[]): P[] {
  const ready = parcels.filter(({ state }) => state === 'packed');
  return ready.length > 0 ? ready : parcels.filter(({ state }) => state === 'shipped');
}
