const toPlace = new Set(['pickupPoint', 'locker', 'store']);

/** Whether a parcel that travels so is fetched from a place that the shopper chooses. */
export const needsPlace = (deliveryType: string | undefined): boolean => toPlace.has(deliveryType ?? '');

/** Whether every parcel of an order is fetched, so that none goes to the shopper's own address. */
export function isCollected(shipments: readonly { id: string; pickupPointAddress?: unknown }[]): boolean {
  const parcels = shipments.filter(({ id }) => id !== 'online');
  return parcels.length > 0 && parcels.every(({ pickupPointAddress }) => pickupPointAddress);
}

/**
 * The way that holds until the shopper chooses: the cheapest to the door, else the cheapest of all. The sum is made with it and the form
 * shows it as chosen; were they two rules, a shopper would see one price and pay another.
 */
export function usualWay<W extends { deliveryType: string }>(ways: readonly W[], priceOf: (way: W) => number): W | undefined {
  const toTheDoor = ways.filter(({ deliveryType }) => !needsPlace(deliveryType));
  const cheapest = (least: W | undefined, each: W) => (least && priceOf(least) <= priceOf(each) ? least : each);
  return (toTheDoor.length > 0 ? toTheDoor : ways).reduce<W | undefined>(cheapest, undefined);
}
