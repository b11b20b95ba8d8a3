import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMarkupKeeper } from '../../lib/create-markup-keeper.tsx';
import { KeepContext } from '../../lib/kept.ts';
import { joinPieces } from '../../lib/pieces.ts';
import { ShopProvider } from '../../lib/shop-context.tsx';
import { ToastProvider } from '../../toast/toast-provider.tsx';
import { ListingProvider } from '../listing-context.tsx';
import { FacetGroup } from './facet-group.tsx';

const shared = { navigation: {}, translations: { 'facet.size': 'Size', 'listing.chosen': 'selected' }, featureToggles: {} };

const pageOf = (query: Record<string, string[]>) =>
  ({
    ...shared,
    content: { _meta: { url: '/en-GB/women' } },
    location: { market: { id: 'en-GB' }, query },
  }) as unknown as PageData;

const sizes = (...counts: number[]): Facet => ({
  id: 'size',
  values: counts.map((count, at) => ({ value: `${36 + at}`, count, selected: false })),
});

function draw(facet: Facet, { query = {}, isOpen = true, keeperOf }: Drawn): string {
  const page = pageOf(query);
  const keeper = keeperOf?.(page);
  const markup = renderToString(
    <ShopProvider page={page} router={undefined}>
      <ToastProvider>
        <KeepContext value={keeper?.mark}>
          <ListingProvider listing={{ facets: [facet] } as never}>
            <FacetGroup facet={facet} isOpen={isOpen} />
          </ListingProvider>
        </KeepContext>
      </ToastProvider>
    </ShopProvider>,
  );
  return keeper ? joinPieces(keeper.fill(markup)) : markup;
}

type Drawn = { query?: Record<string, string[]>; isOpen?: boolean; keeperOf?: ReturnType<typeof createMarkupKeeper> };

test('a group that is kept is what a browser draws: its counts, what is chosen, and whether it is open', () => {
  const keeperOf = createMarkupKeeper(1_000_000);
  const cases: [Facet, Drawn][] = [
    [sizes(3, 4), {}],
    [sizes(3, 5), {}],
    [sizes(3), {}],
    [sizes(3, 4), { query: { size: ['36'] } }],
    [sizes(3, 4), { query: { size: ['37'] } }],
    [sizes(3, 4), { query: { size: ['36', '37'] } }],
    [sizes(3, 4), { isOpen: false }],
    [{ ...sizes(3, 4), id: 'length' }, {}],
    [{ id: 'size', values: [{ value: '36', count: 3, selected: false, label: 'Thirty-six' }] }, {}],
  ];
  const plain = cases.map(([facet, drawn]) => draw(facet, drawn));
  expect(new Set(plain).size).toBe(cases.length);
  for (const _ of ['drawn', 'kept']) expect(cases.map(([facet, drawn]) => draw(facet, { ...drawn, keeperOf }))).toEqual(plain);
});
