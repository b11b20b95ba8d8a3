import type { PageData } from '@selvedge/contract/page-data.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopProvider } from '../../lib/shop-context.tsx';
import { ExpressCheckout } from './express-checkout.tsx';

function draw(expressCheckout: boolean): string {
  const page = {
    ...{ navigation: { pageLinks: {} }, featureToggles: { expressCheckout }, content: { _meta: { url: '/de-DE/checkout/customer' } } },
    ...{ translations: { 'checkout.express': 'Pay later' }, location: { market: { id: 'de-DE', country: { code: 'DE' } } } },
  } as unknown as PageData;
  return renderToStaticMarkup(
    <ShopProvider page={page} router={undefined}>
      <ExpressCheckout isSignedIn={false} />
    </ShopProvider>,
  );
}

test('CHK-014 express checkout is offered where the market has switched it on, and brings no script before it is pressed', () => {
  expect(draw(true)).toContain('Pay later');
  expect(draw(true)).not.toContain('<script');
  expect(draw(false)).toBe('');
});
