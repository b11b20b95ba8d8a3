import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import type { Found } from '../fields/search-list.tsx';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';

type Search = { call: Call; market: string; words: string };

/** A market to look in: pages of every market are tried out in the first one. */
const marketOf = (market: string): string => (market === '*' ? 'en-GB' : market);

/** Pages, categories and products whose name or address holds the words. */
export async function searchTargets(search: Search): Promise<Found[]> {
  const [pages, products] = await Promise.all([searchPages(search), searchProducts(search)]);
  return [...pages, ...products];
}

/** Pages and categories, with the address that they have in the market. */
export async function searchPages({ call, market, words }: Search): Promise<(Found & { url: string })[]> {
  const answer = await call(editing.listPages, { query: { market, q: words, limit: 20 } });
  const found = answer.hasError ? [] : answer.data;
  return found.map(({ path, title, alias }) => ({
    id: `page ${path}`,
    title: title || path || '/',
    note: `${text(alias === 'categoryPage' ? 'field.category' : 'field.page')} · ${path || '/'}`,
    url: (market === '*' ? '' : `/${market}`) + path || '/',
  }));
}

export async function searchProducts({ call, market, words }: Search): Promise<Found[]> {
  const answer = await call(catalogue.search, { params: { catalog: marketOf(market) }, query: {}, body: { searchTerms: words, size: 12 } });
  return answer.hasError ? [] : answer.data.results.map(toFound);
}

/** By id, in the order given; one that is not sold any more keeps its place under its id. */
export async function listProducts({ call, market, ids }: { call: Call; market: string; ids: readonly string[] }): Promise<Found[]> {
  if (ids.length === 0) return [];
  const answer = await call(catalogue.products, { params: { catalog: marketOf(market) }, query: { productIds: [...ids] } });
  const known = new Map(answer.hasError ? [] : answer.data.map((card) => [card.id, toFound(card)]));
  return ids.map((id) => known.get(id) ?? { id, title: id, note: text('field.not_sold') });
}

type Card = { id: string; name: string; url: string; colourName: string; images: Parameters<typeof showPicture>[0] };

function toFound({ id, name, url, colourName, images }: Card): Found {
  const picture = showPicture(images, 0);
  return { id, title: name, note: `${colourName} · ${id}`, url, ...(picture && { picture: `${picture.src}.w160` }) };
}

export async function searchCategories({ call, market, words }: Search): Promise<Found[]> {
  const answer = await call(editing.listPages, { query: { market, q: words, limit: 200 } });
  if (answer.hasError) return [];
  return answer.data.flatMap(({ title, path, categoryId }) => (categoryId ? [{ id: categoryId, title, note: path }] : []));
}
