import type { Right } from '@selvedge/contract/endpoint.ts';
import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findCustomer } from './find-customer.ts';
import { findGiftCards, findOrders, findReleases, findReturns } from './find-in-database.ts';
import { findPages } from './find-pages.ts';
import { findProducts } from './find-products.ts';
import { findPromotions, findSettings, studioSearchTexts } from './find-published.ts';
import type { Look, Search } from './look.ts';

/** Each looks only for who holds its right. */
const looks: readonly { right: Right; look: Look }[] = [
  { right: 'order.read', look: findOrders },
  { right: 'order.read', look: findReturns },
  { right: 'customer.read', look: findCustomer },
  { right: 'gift-card.read', look: findGiftCards },
  { right: 'catalogue.read', look: findProducts },
  { right: 'content.read', look: findPages },
  { right: 'content.read', look: findReleases },
  { right: 'promotion.read', look: findPromotions },
  { right: 'content.read', look: findSettings },
  { right: 'content.read', look: studioSearchTexts },
];

export async function findAnything(ctx: Ctx, search: Search): Promise<{ found: Found[] }> {
  const rights = ctx.session?.kind === 'staff' ? ctx.session.rights : [];
  const allowed = looks.filter(({ right }) => rights.includes(right));
  const found = await Promise.all(allowed.map(async ({ look }) => look(ctx, search)));
  return { found: found.flat().sort((a, b) => b.score - a.score) };
}
