/** Pieces of a size at a place. `serves`: whether they can be sent to a market. */
export type PlacedPieces = { sku: string; pieces: number; serves: (market: string) => boolean };
/** An empty sku takes any size. */
export type Waiting = { market: string; sku: string };

type Queue<W extends Waiting> = {
  places: readonly PlacedPieces[];
  /** Told a short while ago: what they were told of is not there for somebody else yet. */
  told: readonly Waiting[];
  /** In the order in which they asked. */
  waiting: readonly W[];
};

/**
 * Who is told now: as many as there are pieces, in the order in which they asked. Nothing is put aside for them. Pieces that serve few of
 * those who wait are given out before pieces that serve many, so that somebody later in the queue is not passed over for want of a place.
 */
export function chooseTold<W extends Waiting>({ places, told, waiting }: Queue<W>): W[] {
  const markets = [...new Set(waiting.map(({ market }) => market))];
  const reach = ({ serves }: PlacedPieces) => markets.filter(serves).length;
  const left = places
    .map((place) => ({ ...place, reach: reach(place) }))
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => a.reach - b.reach);
  const take = ({ market, sku }: Waiting): boolean => {
    const place = left.find((each) => each.pieces > 0 && (sku === '' || each.sku === sku) && each.serves(market));
    if (place) place.pieces--;
    return place !== undefined;
  };
  for (const each of told) take(each);
  return waiting.filter(take);
}
