// @vitest-environment happy-dom
import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { forgetBasket } from '../../basket/forget-basket.fixture.ts';
import { useBasket } from '../../basket/use-basket.ts';
import { answerWith, closeScreen, press, readTold, showScreen, stubFetch, wait, wasAsked } from '../../harness/test-screen.tsx';
import { readDraft } from '../checkout-draft.ts';
import type { ExpressResult } from './address-of-express.ts';
import { useTakeExpressAddress } from './use-take-express-address.ts';

const market = testMarkets().find(({ id }) => id === 'sv-SE')!;
const ada = { given_name: 'Ada', family_name: 'Weaver', email: 'ada@example.com', street_address: 'Drottninggatan 12' };

function Express({ result }: { result: ExpressResult }) {
  const take = useTakeExpressAddress(false);
  const { status } = useBasket();
  return status === 'ready' ? (
    <button type="button" onClick={() => void take(result)}>
      take
    </button>
  ) : null;
}

async function take(result: ExpressResult): Promise<void> {
  history.replaceState(null, '', '/sv-SE/checkout/customer');
  answerWith([
    { endpoint: basket.get, reply: { status: 200, body: { basket: { lines: [] } } } },
    { endpoint: checkout.continueAsGuest, reply: { status: 200, body: { basket: { lines: [] } } } },
    { endpoint: checkout.setAddress, reply: { status: 400, body: { code: 'address_refused', errors: {} } } },
  ]);
  showScreen(<Express result={result} />, { market });
  await press('take');
}

beforeEach(stubFetch);
afterEach(() => {
  closeScreen();
  forgetBasket();
  sessionStorage.clear();
});

test('who approves and sends no address is told so, and stays', async () => {
  await take({ approved: true });
  await vi.waitFor(() => expect(readTold().toasts).toEqual([{ severity: 'danger', key: 'checkout.expressNoAddress' }]), wait);
  expect(readTold().went).toEqual([]);
  expect(wasAsked(checkout.continueAsGuest)).toBe(false);
});

test('an address that lacks something is mended in the form, beside what came along', async () => {
  await take({ approved: true, collected_shipping_address: ada });
  await vi.waitFor(() => expect(readTold().went).toEqual(['/sv-SE/checkout/details']), wait);
  expect(readDraft('sv-SE').shipping).toMatchObject({ firstName: 'Ada', lastName: 'Weaver', city: '' });
});
