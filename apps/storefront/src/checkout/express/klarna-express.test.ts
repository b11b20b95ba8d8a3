import { expect, test } from 'vitest';
import { buttonSettings } from './klarna-express.ts';

const setup = { clientId: 'klarna_test_client_x', locale: 'de-DE', order: { order_amount: 4900, purchase_country: 'DE' } };

test('CHK-013 a press asks Klarna for the address of this basket and agrees to nothing', () => {
  const seen: unknown[] = [];
  const { on_click: press, container, locale } = buttonSettings(setup, { container: '#here', onResult: (result) => seen.push(result) });
  expect({ container, locale }).toEqual({ container: '#here', locale: 'de-DE' });
  press((wish, order, done) => {
    seen.push(wish, order);
    done({ approved: true });
  });
  expect(seen).toEqual([{ auto_finalize: false, collect_shipping_address: true }, setup.order, { approved: true }]);
});
