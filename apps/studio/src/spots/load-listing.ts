import { ApiException } from '@selvedge/contract/api-exception.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { Call } from '../lib/studio-context.tsx';

export type ShownListing = Pick<Listing, 'results' | 'badges' | 'totalResults'>;

/** The goods of a category page in the order in which shoppers will find them: the page's own data, drafts included. */
export async function loadListing(call: Call, { market, path }: { market: string; path: string }) {
  const preview = await call(editing.preview, { body: { market, path, drafts: true } });
  if (preview.hasError) return preview;
  return attempt(readListing(`${preview.data.url}&type=json`));
}

async function readListing(url: string): Promise<ShownListing> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new ApiException(answer, await answer.text());
  const { content } = (await answer.json()) as PageData;
  return content.listing ?? { results: [], badges: {}, totalResults: 0 };
}
