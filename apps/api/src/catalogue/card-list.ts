import { hasBit } from './index/bits.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from './market-catalogue.ts';
import { type CardOptions, showCard } from './show-card.ts';

const isNewTail = { yes: Buffer.from(',"isNew":true}'), no: Buffer.from(',"isNew":false}') };
const comma = Buffer.from(',');
const open = Buffer.from('[');
const close = Buffer.from(']');

export type Cards = CardOptions & { days?: number | null | undefined; now: Date };

/** Tiles as a JSON list. Each tile is written once and then copied; only whether it is new depends on the listing. */
export function cardList(catalogue: MarketCatalogue, products: readonly number[], { days, now, ...options }: Cards): Buffer[] {
  const fresh = freshProducts(catalogue, { days: days ?? daysTreatedAsNew, now });
  const parts: Buffer[] = [open];
  for (const [at, product] of products.entries()) {
    if (at > 0) parts.push(comma);
    parts.push(cardBytes(catalogue, product, options), hasBit(fresh, product) ? isNewTail.yes : isNewTail.no);
  }
  parts.push(close);
  return parts;
}

function cardBytes(catalogue: MarketCatalogue, product: number, options: CardOptions): Buffer {
  const { cards } = catalogue;
  // Chosen pictures and badges are few calls' business; keeping those tiles would double the memory.
  if (options.front || options.back || options.location !== undefined) return write(catalogue, product, options);
  const key = options.imageSort === undefined ? `${product}` : `${product} ${options.imageSort}`;
  return cards.find(key) ?? cards.keep(key, write(catalogue, product, options));
}

function write(catalogue: MarketCatalogue, product: number, options: CardOptions): Buffer {
  return Buffer.from(JSON.stringify(showCard(catalogue, product, options)).slice(0, -1));
}
