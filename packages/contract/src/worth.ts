import type { Endpoint } from './endpoint.ts';
import { listEndpoints } from './endpoints.ts';
import { type PageAlias, pages } from './page.ts';

/**
 * What is lost when somebody is refused, the least first: something beside the page, a look at the goods, a step on the way to a purchase,
 * a purchase. A shop with more to do than it can refuses in this order. Pages from memory cost less than a refusal and have no worth here.
 */
export const worths = ['extra', 'browse', 'account', 'purchase'] as const;
export type Worth = (typeof worths)[number];

/** Of each group of calls, `group`, and of what is worth more or less than its group, `group.call`. Studio groups go by `ofStaff`. */
const worthOfCalls: Readonly<Record<string, Worth>> = {
  checkout: 'purchase',
  payment: 'purchase',
  shipping: 'purchase',
  handover: 'purchase',
  staffDiscount: 'purchase',
  // Somebody stands at a till.
  till: 'purchase',
  retail: 'purchase',
  'addressLookup.countries': 'purchase',
  // Without these nobody can finish who is half-way: the basket on every step, the terms, what is paid with, the session that ends meanwhile.
  'basket.get': 'purchase',
  'basket.getWithSettings': 'purchase',
  'basket.acceptTerms': 'purchase',
  'basket.acceptNewsletterAndTerms': 'purchase',
  'basket.addGiftCard': 'purchase',
  'auth.refresh': 'purchase',
  'order.receipt': 'purchase',
  account: 'account',
  accountOverview: 'account',
  addressBook: 'account',
  auth: 'account',
  basket: 'account',
  carrier: 'account',
  club: 'account',
  consent: 'account',
  device: 'account',
  deviceStaff: 'account',
  invoice: 'account',
  linkedProviders: 'account',
  loyalty: 'account',
  order: 'account',
  passkeys: 'account',
  returns: 'account',
  secondFactor: 'account',
  studio: 'account',
  support: 'account',
  team: 'account',
  wishlist: 'account',
  addressLookup: 'browse',
  catalogue: 'browse',
  content: 'browse',
  inventory: 'browse',
  notifyMe: 'browse',
  retailStock: 'browse',
  stores: 'browse',
  analyticsCollect: 'extra',
  careers: 'extra',
  geolocation: 'extra',
  mailing: 'extra',
  recommendation: 'extra',
  telemetry: 'extra',
  // Suggestions while somebody types, and rows of goods on pages: a search that was meant is a page.
  'catalogue.search': 'extra',
  'catalogue.searchPromotionTags': 'extra',
  'catalogue.searchTags': 'extra',
};

/** Lists can be asked for again; what somebody has just written is lost with the patience of who wrote it. */
const ofStaff = { reads: 'extra', writes: 'browse' } as const;

/** Undefined where nobody has said what a call is worth. */
export function worthOfCall(name: string, { access, method }: Pick<Endpoint, 'access' | 'method'>): Worth | undefined {
  const [group = ''] = name.split('.');
  const byStaff = typeof access === 'object' ? ofStaff[method === 'GET' ? 'reads' : 'writes'] : undefined;
  return worthOfCalls[name] ?? byStaff ?? worthOfCalls[group];
}

const onTheWay: readonly PageAlias[] = ['basketPage', 'authenticationLandingPage', 'loginPage', 'socialLoginCallbackPage'];

type Place = { fixed: Map<string, Place>; any?: Place; worth?: Map<string, Worth> };

/** Reads from a request line what it is worth, by the calls and pages of the contract. */
export function worthReader(): (method: string, url: string) => Worth {
  const calls: Place = { fixed: new Map() };
  for (const { name, definition } of listEndpoints()) {
    const place = placeOf(calls, definition.path);
    place.worth ??= new Map();
    place.worth.set(definition.method, worthOfCall(name, definition) ?? 'browse');
  }
  const ofPages = new Map(Object.entries(pages).flatMap(([alias, page]) => page.paths.map((path) => [path as string, worthOfPage(alias)])));

  return (method, url) => {
    const [path = '/'] = url.split('?', 1);
    const call = findWorth(calls, path.split('/'), { method: method === 'HEAD' ? 'GET' : method });
    if (call) return call;
    if (/^\/(?:api|dev|feeds|share|studio)(?:\/|$)|^\/sitemap/.test(path)) return 'extra';
    if (path.startsWith('/img/')) return 'browse';
    // A page from memory without its scripts sells nothing, and they are written from memory, too.
    if (/\.\w+$/.test(path)) return 'purchase';
    return ofPages.get(path.replace(/^\/[^/]*/, '').toLowerCase()) ?? 'browse';
  };
}

function worthOfPage(alias: string): Worth {
  const { layout } = pages[alias as PageAlias];
  if (layout === 'checkout' || layout === 'receipt') return 'purchase';
  return layout === 'account' || onTheWay.includes(alias as PageAlias) ? 'account' : 'browse';
}

function placeOf(root: Place, path: string): Place {
  let place = root;
  for (const part of path.split('/').slice(1)) {
    const next: Place = (part.startsWith(':') ? place.any : place.fixed.get(part)) ?? { fixed: new Map() };
    if (part.startsWith(':')) place.any = next;
    else place.fixed.set(part, next);
    place = next;
  }
  return place;
}

function findWorth(place: Place, parts: readonly string[], { method, at = 1 }: { method: string; at?: number }): Worth | undefined {
  const part = parts[at];
  if (part === undefined) return place.worth?.get(method);
  const next = { method, at: at + 1 };
  const fixed = place.fixed.get(part);
  return (fixed && findWorth(fixed, parts, next)) ?? (place.any && findWorth(place.any, parts, next));
}
