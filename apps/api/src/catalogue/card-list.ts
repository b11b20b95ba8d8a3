import { longestEntry, type RingPart } from '../cache/create-byte-ring.ts';
import { hasBit } from './index/bits.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from './market-catalogue.ts';
import { type CardOptions, showCard } from './show-card.ts';

const isNewTail = { yes: Buffer.from(',"isNew":true}'), no: Buffer.from(',"isNew":false}') };
const comma = 0x2c;
const open = 0x5b;
const close = 0x5d;

export type CardList = CardOptions & { days?: number | null | undefined; now: Date };

/** Lists are written here first: asking for new memory for each of them takes longer than writing. */
let scratch = Buffer.allocUnsafeSlow(2 * longestEntry);

/** Tiles as a JSON list, good until the next list. Each tile is written once and then copied; only whether it is new depends on the listing. */
export function writeCardList(catalogue: MarketCatalogue, products: readonly number[], { days, now, ...options }: CardList): Buffer {
  const fresh = freshProducts(catalogue, { days: days ?? daysTreatedAsNew, now });
  const kept = keptFor(catalogue, options);
  let end = 0;
  scratch[end++] = open;
  for (const product of products) {
    if (end > 1) scratch[end++] = comma;
    const copied = kept?.copy(product, scratch, end);
    if (copied === undefined) {
      const card = write(catalogue, product, options);
      makeRoom(end + card.length);
      end += card.copy(scratch, end);
      kept?.keep(product, card);
    } else end = copied;
    end += (hasBit(fresh, product) ? isNewTail.yes : isNewTail.no).copy(scratch, end);
    makeRoom(end);
  }
  scratch[end++] = close;
  return scratch.subarray(0, end);
}

/** The same, to be kept. */
export function cardList(catalogue: MarketCatalogue, products: readonly number[], options: CardList): Buffer {
  return Buffer.from(writeCardList(catalogue, products, options));
}

/** Chosen pictures and badges are few calls' business; keeping those tiles would double the memory. */
function keptFor(catalogue: MarketCatalogue, { front, back, location, imageSort }: CardOptions): RingPart | undefined {
  return front || back || location !== undefined ? undefined : catalogue.cards(imageSort);
}

/** For one more tile of any length that is kept, and what follows it. */
function makeRoom(end: number): void {
  if (end + longestEntry + 64 <= scratch.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (end + longestEntry));
  scratch.copy(larger, 0, 0, end);
  scratch = larger;
}

function write(catalogue: MarketCatalogue, product: number, options: CardOptions): Buffer {
  return Buffer.from(JSON.stringify(showCard(catalogue, product, options)).slice(0, -1));
}
