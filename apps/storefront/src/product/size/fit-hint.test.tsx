import type { FitHint as Hint } from '@selvedge/contract/catalogue/product.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { compileTexts } from '@selvedge/domain/translation/compile-texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../../../../api/src/content/dictionaries/en.json' with { type: 'json' };
import { ShopProvider } from '../../lib/shop-context.tsx';
import { FitHint } from './fit-hint.tsx';

const page = {
  ...{ navigation: {}, featureToggles: {}, translations: compileTexts(en), markets: [] },
  content: { _meta: { url: '/pl-PL/p/x' } },
  location: { market: { id: 'pl-PL' }, query: {} },
} as unknown as PageData;

function draw(hint: Hint | undefined): string {
  const markup = renderToStaticMarkup(
    <ShopProvider page={page} router={undefined}>
      <FitHint hint={hint} />
    </ShopProvider>,
  );
  return markup.replace(/<[^>]*>/g, '');
}

test('the server draws how many say so, and nothing where there is nothing to say', () => {
  expect(draw({ fit: 'small', count: 41, sent: 60 })).toBe('Runs small, according to 41 of 60');
  expect(draw({ fit: 'large', count: 22, sent: 30 })).toBe('Runs large, according to 22 of 30');
  expect(draw(undefined)).toBe('');
});
