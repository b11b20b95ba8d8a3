import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { toLink } from '@selvedge/domain/link/to-link.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { listable } from '../catalogue/list-products.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { priceOf, showCard } from '../catalogue/show-card.ts';
import type { MailPart } from '../mail/mail-parts.ts';
import { mailPicture } from '../mail/small-picture.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Names a link of a mail by its place, which stays the same when a product is sold out: `to` says where it really leads. */
export type WriteLink = (link: { number: number; to: string }) => string;

/** Blocks as a member of the market reads them now: its prices, what is in stock, paths of its own. */
export async function describeParts(ctx: Ctx, blocks: readonly MailBlock[], write: WriteLink): Promise<MailPart[]> {
  const catalogue = await getMarketCatalogue(ctx);
  return blocks.flatMap((block, at) => describeBlock(ctx, catalogue, { block, at, write }));
}

type Placed = { block: MailBlock; at: number; write: WriteLink };

function describeBlock(ctx: Ctx, catalogue: MarketCatalogue, { block, at, write }: Placed): MailPart[] {
  const path = (url: string | undefined) => write({ number: at * perBlock, to: pathOf(url, ctx.market!.id) });
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [{ kind: block.kind, text: block.text }];
    case 'picture': {
      if (!block.image) return [];
      const { src, widths, alt } = block.image;
      const width = widths.findLast((each) => each <= 1200) ?? widths[0]!;
      return [{ kind: 'picture', src: `${src}-${width}.jpg`, alt, path: block.url ? path(block.url) : '' }];
    }
    case 'button':
      return [{ kind: 'button', label: block.label, path: path(block.url) }];
    case 'products': {
      const products = block.products.flatMap((id, place) => describeProduct(ctx, catalogue, { id, number: at * perBlock + place, write }));
      return products.length > 0 ? [{ kind: 'products', products }] : [];
    }
  }
}

/** More than a block can hold. */
const perBlock = 10;

/** Where a numbered link of the blocks leads; the market's front page when there is none, or it is not sold any more. */
export async function targetOf(ctx: Ctx, blocks: readonly MailBlock[], number: number): Promise<string> {
  const block = blocks[Math.floor(number / perBlock)];
  const market = ctx.market!.id;
  if (block?.kind === 'picture' || block?.kind === 'button') return pathOf(block.url, market);
  const id = block?.kind === 'products' ? block.products[number % perBlock] : undefined;
  if (id === undefined) return pathOf(undefined, market);
  const catalogue = await getMarketCatalogue(ctx);
  const [product] = listable(catalogue, [id]);
  return product === undefined ? pathOf(undefined, market) : showCard(catalogue, product).url;
}

const pathOf = (url: string | undefined, market: string) => toLink({ url: url ?? '/' }, market)?.url ?? `/${market}`;

type Described = { id: string; number: number; write: WriteLink };

function describeProduct(ctx: Ctx, catalogue: MarketCatalogue, { id, number, write }: Described) {
  const [product] = listable(catalogue, [id]);
  if (product === undefined) return [];
  const { name, colourName, inStock, frontImage, url } = showCard(catalogue, product);
  if (!inStock) return [];
  const { id: market, currency } = ctx.market!;
  const amount = formatMoney(priceOf(catalogue, product).sales, currency, market);
  return [{ name, details: colourName, amount, picture: mailPicture(frontImage?.url ?? '', 480), path: write({ number, to: url }) }];
}
