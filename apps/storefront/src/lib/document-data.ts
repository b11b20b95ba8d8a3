import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { type Piece, written } from './pieces.ts';

type Wants = (key: string) => boolean;

/** Pages that strangers arrive at. Their documents carry what the page shows; the rest of the shop follows when it is quiet. */
const leanPages: readonly PageAlias[] = [
  'homePage',
  'contentPage',
  'categoryPage',
  'searchPage',
  'productPage',
  'productSetPage',
  'storeProductPage',
];

/** The page data as it stands in a document. `data-shared` says where the rest is, where something was left out. */
export function dataScript(page: PageData, wants: Wants | undefined): Piece[] {
  const { market } = page.location;
  const isLean = wants !== undefined && market !== null && page.layout === 'default' && leanPages.includes(page.content._meta.alias);
  const data = documentData(page, isLean ? wants : undefined);
  const shared = isLean ? ` data-shared="${market.url}?type=json&amp;part=shared"` : '';
  return [`<script type="application/json" id="page-data"${shared}>`, ...data, '</script>'];
}

/** What all pages of a market share is written once for as long as it is the same. */
function documentData(page: PageData, wants: Wants | undefined): Piece[] {
  const { content, navigation, translations, markets, featureToggles, searchConfigurations, ...rest } = page;
  const shared = {
    navigation: wants ? keptJson(navigation, lean, () => ({ ...navigation, burgerMenu: [] })) : keptJson(navigation),
    translations: wants ? keptJson(translations, wants, () => chooseTexts(translations, wants)) : keptJson(translations),
    markets: wants ? '[]' : keptJson(markets),
    featureToggles: keptJson(featureToggles),
    searchConfigurations: keptJson(searchConfigurations),
  };
  return [
    ...opened(rest, 'content'),
    ...contentData(content),
    ...Object.entries(shared).flatMap(([name, json]) => [`,"${name}":`, json]),
    '}',
  ];
}

function contentData({ listing, ...content }: PageData['content']): Piece[] {
  // What the head says already is not said again: the browser needs it only for the pages it goes to from here.
  const own = { ...content, seo: { ...content.seo, metaTags: [], linkTags: [], structuredData: [] } };
  if (!listing) return [safeJson(own)];
  const { results, facets, ...found } = listing;
  // A tile is on many pages.
  const tiles = results.flatMap((tile, at) => (at === 0 ? [keptJson(tile)] : [',', keptJson(tile)]));
  // So are the facets of a listing in another order or on another page of it.
  return [...opened(own, 'listing'), ...opened(found, 'facets'), keptJson(facets), ',"results":[', ...tiles, ']}}'];
}

/** An object that goes on with `name`, up to its value. */
const opened = (first: object, name: string): string[] => [safeJson(first).slice(0, -1), `,"${name}":`];

function chooseTexts(translations: PageData['translations'], wants: Wants): PageData['translations'] {
  return Object.fromEntries(Object.entries(translations).filter(([key]) => wants(key)));
}

/** `</script>` inside a text would end the block early and run what follows. */
export const safeJson = (data: unknown): string => JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? '');

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

const kept = new WeakMap<object, Map<object, Uint8Array>>();
const whole = {};
const lean = {};

function keptJson(part: object, form: object = whole, show: () => object = () => part): Uint8Array {
  const forms = kept.get(part) ?? new Map<object, Uint8Array>();
  kept.set(part, forms);
  const json = forms.get(form) ?? written(safeJson(show()));
  forms.set(form, json);
  return json;
}
