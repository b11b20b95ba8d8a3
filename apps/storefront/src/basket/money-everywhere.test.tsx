import { type BlockHost, BlockHostContext } from '@selvedge/blocks/block-host.ts';
import type { BasketAnswer, ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import type { ShippingMethodModel } from '@selvedge/contract/catalogue/pdp-shipping.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { writeRoundMoney } from '@selvedge/domain/money/write-round-money.ts';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { PriceLines } from '../catalogue/price-lines.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { MethodCard } from '../checkout/shipping/method-card.tsx';
import { Summary } from '../checkout/summary/summary.tsx';
import { FreightOffer } from '../content/free-freight.tsx';
import { ShopProvider } from '../lib/shop-context.tsx';
import { ReceiptFull } from '../order/receipt-full.tsx';
import { ReceiptRedacted } from '../order/receipt-redacted.tsx';
import type { Pay } from '../payment/use-pay.ts';
import { GiftCardPayment } from '../payment/way/gift-card-payment.tsx';
import { PayButton } from '../payment/way/pay-button.tsx';
import { BuyBar } from '../product/buy/buy-bar.tsx';
import { DeliveryMethod } from '../product/delivery/delivery-methods.tsx';
import { SetBuy } from './add/set-buy.tsx';
import { MiniBasketParts } from './flyout/mini-basket-parts.tsx';
import { BasketParts } from './page/basket-parts.tsx';
import { randomBasket } from './random-basket.fixture.ts';

const pay = { phase: { name: 'choosing' }, run: async () => {} } as unknown as Pay;

/** Everything that shows an amount, and one amount that it must show. */
const shown: Record<string, (answer: BasketAnswer) => { drawn: ReactElement; says: Money; isRound?: boolean }> = {
  'the basket page': (answer) => ({ drawn: <BasketParts answer={answer} place="page" />, says: answer.basket.remainingTotal }),
  'the basket flyout': (answer) => ({ drawn: <BasketParts answer={answer} place="flyout" />, says: answer.basket.remainingTotal }),
  'the mini basket': (answer) => ({
    drawn: <MiniBasketParts answer={answer} added={answer.basket.lines.map(({ sku }) => sku)} />,
    says: answer.basket.lines[0]!.unitPrice.salesPrice,
  }),
  'the order summary': (answer) => ({ drawn: <OrderSummary answer={answer} step="shippingAddress" />, says: answer.basket.total }),
  'the settled order summary': (answer) => ({ drawn: <OrderSummary answer={answer} step="checkoutPayment" />, says: answer.basket.total }),
  'the summary step': (answer) => ({ drawn: <Summary answer={answer} isSignedIn={false} />, says: answer.basket.total }),
  'the receipt': (answer) => ({ drawn: <ReceiptFull order={orderOf(answer)} />, says: answer.basket.total }),
  'the redacted receipt': (answer) => ({
    drawn: <ReceiptRedacted receipt={{ orderNumber: '1', orderState: 'placed', total: answer.basket.total } as never} />,
    says: answer.basket.total,
  }),
  'the payment button': ({ basket: { remainingTotal, currency } }) => ({
    drawn: <PayButton amount={{ value: toMinor(remainingTotal.amount, currency), currency }} pay={pay} />,
    says: remainingTotal,
  }),
  'payment by gift cards': ({ basket }) => ({ drawn: <GiftCardPayment basket={basket} pay={pay} />, says: basket.total }),
  'a tile': ({ basket: { lines } }) => ({
    drawn: <PriceLines price={lines[0]!.unitPrice} member={lines[0]!.unitPrice.salesPrice} />,
    says: lines[0]!.unitPrice.salesPrice,
  }),
  'the block about free delivery': ({ basket: { lines } }) => ({
    drawn: (
      <BlockHostContext value={host}>
        <FreightOffer offer={{ ...offerOf(lines[0]!.unitPrice.listPrice), freightVersion: 'progress' }} version="message" />
      </BlockHostContext>
    ),
    says: lines[0]!.unitPrice.listPrice,
  }),
  'a way of delivery': ({ basket: { currency, lines } }) => ({
    drawn: (
      <MethodCard
        {...{ group: 'parcel', address: undefined, choice: undefined, onChoose: () => {} }}
        method={{ ...way, price: { ...lines[0]!.unitPrice.listPrice, currency } } as ShippingMethod}
      />
    ),
    says: lines[0]!.unitPrice.listPrice,
  }),
  'a way of delivery on a product page': ({ basket: { lines } }) => ({
    drawn: <DeliveryMethod method={{ ...way, price: noMoney(lines), freeFrom: lines[0]!.unitPrice.listPrice } as ShippingMethodModel} />,
    says: lines[0]!.unitPrice.listPrice,
    isRound: true,
  }),
  'a product page': ({ basket: { lines } }) => ({ drawn: <ProductParts lines={lines} />, says: lines[0]!.unitPrice.salesPrice }),
};

const way = {
  id: 'home',
  carrier: 'post',
  name: 'Home',
  deliveryType: 'home',
  pickupPointCarrier: '',
  freeShipping: false,
  predictedDeliveryDate: '',
  predictionCutoff: '',
  predictionCutoffLocale: '',
};
const noMoney = ([line]: BasketAnswer['basket']['lines']): Money => ({ ...line!.unitPrice.listPrice, amount: 0 });
const offerOf = ({ amount, currency }: Money) => ({ freightValue: amount, currency });
const host = { t: (key: string, values = {}) => `${key} ${Object.values(values).join(' ')}` } as BlockHost;

function ProductParts({ lines }: Pick<BasketAnswer['basket'], 'lines'>) {
  const parts = lines.map(({ id, unitPrice }) => ({ id, name: id, price: unitPrice }) as ProductCard & ListingTile);
  const product = { ...parts[0]!, variants: [], isDigital: false } as unknown as ProductDetail;
  return (
    <>
      <PriceLines price={parts[0]!.price} size="page" />
      <BuyBar product={product} control={{ variant: undefined } as never} />
      <SetBuy parts={parts} />
    </>
  );
}

const markets = testMarkets();

test('every market is drawn', () => {
  expect(markets).toHaveLength(55);
});

test.each(markets.map((market) => [market.id, market.currency, market] as const))(
  'in %s no basket in %s breaks a page or a flyout that shows money',
  (_, __, market) => {
    fc.assert(
      fc.property(randomBasket(market), (answer) => {
        for (const [name, of] of Object.entries(shown)) {
          const { drawn, says, isRound } = of(answer);
          const text = plain(draw(drawn, market));
          const price = formatMoney(toMinor(says.amount, says.currency), says.currency, market.id);
          expect(text, name).toContain(plain(isRound ? writeRoundMoney(says, market.id) : price));
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
);

test('the basket is drawn whole: no part of it has given up', () => {
  const [answer] = fc.sample(randomBasket(markets[0]!), { numRuns: 1, seed: 7 });
  expect(draw(<BasketParts answer={answer!} place="page" />, markets[0]!)).not.toContain('shell.partFailed');
});

test('BSK-025 in the United States the mini basket leads no dearer basket to checkout than the basket page does', () => {
  const market = markets.find(({ id }) => id === 'en-US')!;
  const sample = fc.sample(randomBasket(market), { numRuns: 20, seed: 3 });
  for (const answer of sample) {
    const [mini, page] = [<MiniBasketParts key="m" answer={answer} added={[]} />, <BasketParts key="p" answer={answer} place="page" />];
    const leads = (part: ReactElement) => draw(part, market).includes('/en-US/checkout');
    expect(leads(mini)).toBe(leads(page));
    expect(leads(mini)).toBe(answer.basket.quantity > 0 && answer.basket.total.amount > 0 && answer.basket.total.amount < 800);
  }
});

test('BSK-041 what has run short is told in the basket, the order summary and the summary, and keeps nobody from taking what is left', () => {
  const market = markets.find(({ id }) => id === 'ar-KW')!;
  const [sample] = fc.sample(randomBasket(market), { numRuns: 1, seed: 5 });
  const [line] = sample!.basket.lines;
  const short = { ...line!, isDigital: false, quantity: 5, maximumQuantity: 1, state: 'limited' as const };
  const answer = { ...sample!, basket: { ...sample!.basket, quantity: 5, lines: [short] } };
  const basket = draw(<BasketParts answer={answer} place="page" />, market);
  expect(basket).toContain('basket.onlyLeft');
  expect(basket).toContain('basket.setTo');
  expect(basket).toContain('basket.shortage');
  expect(basket).not.toContain('/ar-KW/checkout');
  expect(draw(<OrderSummary answer={answer} step="shippingAddress" />, market)).toContain('basket.setTo');
  expect(draw(<Summary answer={answer} isSignedIn={false} />, market)).toContain('basket.onlyLeft');
});

test('DUTY-08 what a unit costs stands beside the price of a tile, of a page and of a line', () => {
  const market = markets.find(({ id }) => id === 'hu-HU')!;
  const [sample] = fc.sample(randomBasket(market), { numRuns: 1, seed: 5 });
  const [line] = sample!.basket.lines;
  const unitPrice = { ...line!.unitPrice, perUnit: '150 ml · 6333 Ft/l' };
  const answer = { ...sample!, basket: { ...sample!.basket, lines: [{ ...line!, unitPrice }] } };
  for (const part of [
    <PriceLines key="tile" price={unitPrice} />,
    <PriceLines key="page" price={unitPrice} size="page" />,
    <BasketParts key="basket" answer={answer} place="page" />,
  ])
    expect(draw(part, market)).toContain('150 ml · 6333 Ft/l');
});

const plain = (html: string) => html.replace(/&#x27;/g, "'").replace(/[\u200e\u200f]/g, '');

const featureToggles = {
  ...Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])),
  ...{ promoCodes: true, giftCards: true, priceTransparency: true, memberPrice: true },
};

/** Texts are their keys with everything that they are given, so that every amount is written out. */
const translations = new Proxy({} as Record<string, string>, {
  get: (_, key) => `${String(key)} {amount} {total} {price} {tax}`,
  has: () => true,
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: '' }),
});

function draw(children: ReactElement, market: MarketSettings): string {
  const page = {
    ...{ navigation: { pageLinks: {}, productTile: {}, paymentProviders: [] }, featureToggles, translations, markets: [] },
    content: { _meta: { url: `/${market.id}/basket`, alias: 'basketPage' }, rows: {} },
    location: { market, tax: market.tax, path: '', query: {} },
  } as unknown as PageData;
  return renderToStaticMarkup(
    <ShopProvider page={page} router={undefined}>
      {children}
    </ShopProvider>,
  );
}

function orderOf({ basket }: BasketAnswer): OrderDetail {
  return {
    ...basket,
    ...{ orderId: 'order', orderNumber: '1', orderState: 'placed', created: '2026-01-01T00:00:00Z', isGuest: false },
    ...{ orderProgress: 'placed', canBeChanged: true },
    ...{ shippingNotifications: { shippedLineItems: [], cancelledLineItems: [] }, hasSeveralParcels: false, parcelTrackings: [] },
    paymentInformations: [{ paymentId: '1', paymentMethodId: 'scheme', amount: basket.remainingTotal }],
  };
}
