import { bindLoneLetters } from '../text/bind-lone-letters.ts';
import { breakCompounds } from '../text/break-compounds.ts';
import { ownNames } from './write-name.ts';

/** Where a page stands, as far as names of goods ask for it. */
type Place = { market: { id: string } | null; writing?: { heads?: readonly string[] | undefined } | undefined };

/** From here on names of goods break as they do in the market's language, before any of them was written. */
export function learnNames({ market, writing }: Place): void {
  const heads = writing?.heads;
  if (market && heads) ownNames[market.id] = (name) => breakCompounds(bindLoneLetters(market.id.slice(0, 2), name), heads);
}
