import type { ForeignScriptName } from './foreign-scripts.ts';
import type { OptionalCategory } from './optional-categories.ts';

type Stored = {
  /** Where it is kept. `cookie` may be written by the server or by a script. */
  place: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';
  category: 'necessary' | OptionalCategory;
  /** How long it stays, in seconds; left out, until the visit ends (`sessionStorage`) or the shopper removes it. */
  seconds?: number;
};

const day = 24 * 60 * 60;
const minute = 60;
const necessary = <const Place extends Stored['place']>(place: Place, seconds?: number) =>
  ({ place, category: 'necessary', ...(seconds && { seconds }) }) as const;

/**
 * ANA-010, ANA-034 everything that the shop keeps in a shopper's browser: nothing may be written that does not stand here. What is not necessary is written
 * after its category was allowed, and removed when that is taken back. The text `consent.stored.<name>` says what it is for. A name may be followed by the market that it is about.
 */
export const storedNames = {
  frontendCookies: necessary('cookie', 365 * day),
  market: necessary('cookie', 90 * day),
  geo_locator: necessary('cookie', day),
  basket: necessary('cookie', 30 * day),
  promo: necessary('cookie', 30 * day),
  wishlist: necessary('cookie', 365 * day),
  notify_me: necessary('cookie', 180 * day),
  grid: necessary('cookie', 365 * day),
  signed_in: necessary('cookie', day),
  club_member: necessary('cookie', day),
  sAccessToken: necessary('cookie', 365 * day),
  sRefreshToken: necessary('cookie', 365 * day),
  sFrontToken: necessary('cookie', 365 * day),
  sAntiCsrf: necessary('cookie', 365 * day),
  'st-last-access-token-update': necessary('cookie', 365 * day),
  selvedge_flow: necessary('cookie', 10 * minute),
  selvedge_device: necessary('cookie', 365 * day),
  selvedge_store_device: necessary('cookie', 400 * day),
  order_number: necessary('cookie', day),
  order_access: necessary('cookie', day),
  geo_locator_shown: necessary('sessionStorage'),
  app_banner_handled: necessary('localStorage'),
  basket_count: necessary('localStorage'),
  account_consent: necessary('localStorage'),
  my_store: necessary('sessionStorage'),
  store_id: necessary('localStorage'),
  checkout_draft: necessary('sessionStorage'),
  summary_seen: necessary('sessionStorage'),
  payment_basket: necessary('sessionStorage'),
  payment_under_way: necessary('sessionStorage'),
  last_visited: necessary('sessionStorage'),
  sign_in_return: necessary('sessionStorage'),
  club_terms_refused: necessary('sessionStorage'),
  build_reloaded_at: necessary('sessionStorage'),
  'supertokens-oauth-state': necessary('sessionStorage'),
  'selvedge-device': necessary('indexedDB'),
  'offline-pages': necessary('cacheStorage'),
  recently_viewed: { place: 'localStorage', category: 'functional' },
  search_history: { place: 'localStorage', category: 'functional' },
  analytics_id: { place: 'cookie', category: 'analytics', seconds: 365 * day },
  analytics_session: { place: 'cookie', category: 'analytics', seconds: 20 * minute },
  ab_tests: { place: 'cookie', category: 'analytics', seconds: 90 * day },
  analytics_told: { place: 'localStorage', category: 'analytics' },
} as const satisfies Readonly<Record<string, Stored>>;

/**
 * What scripts of others are known to keep, in markets that run them; of the others the settings name the host. After a star more may follow. Whatever
 * stands neither here nor above goes when any consent is taken back.
 */
export const foreignNames = {
  _ga: { script: 'tagManager', place: 'cookie', category: 'analytics', seconds: 400 * day },
  '_ga_*': { script: 'tagManager', place: 'cookie', category: 'analytics', seconds: 400 * day },
  _gcl_au: { script: 'tagManager', place: 'cookie', category: 'advertisement', seconds: 90 * day },
  _dd_s: { script: 'monitoring', place: 'cookie', category: 'analytics', seconds: 15 * minute },
} as const satisfies Readonly<Record<string, Stored & { script: ForeignScriptName }>>;
export type ForeignName = keyof typeof foreignNames;

/** Of what stands under a name: everything after a star, or a market after a space. Undefined for what nobody knows. */
export function findStored(name: string): Stored | undefined {
  const known = Object.entries<Stored>({ ...storedNames, ...foreignNames });
  const isOf = (each: string) => name === each || name.startsWith(each.endsWith('*') ? each.slice(0, -1) : `${each} `);
  return known.find(([each]) => isOf(each))?.[1];
}

/** What staff keep in the Studio's part of the same browser begins so, and is no visitor's to take away. */
export const studioPrefix = 'studio.';

export type StoredName = keyof typeof storedNames;
type Names<Place extends Stored['place']> = {
  [Name in StoredName]: (typeof storedNames)[Name]['place'] extends Place ? Name : never;
}[StoredName];

/** What a script may write, by place: anything else does not compile. */
export type CookieName = Names<'cookie'>;
export type StorageKey = Names<'localStorage' | 'sessionStorage'>;
