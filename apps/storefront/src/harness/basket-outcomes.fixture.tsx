import { basket } from '@selvedge/contract/basket.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { AddToBasket } from '../basket/add/add-to-basket.tsx';
import { GiftCardBuy } from '../basket/add/gift-card-buy.tsx';
import { SetBuy } from '../basket/add/set-buy.tsx';
import { Content as DeleteBasket } from '../basket/flyout/delete-basket.tsx';
import { LineActions } from '../basket/line/line-actions.tsx';
import { LineQuantity } from '../basket/line/line-quantity.tsx';
import { BonusOffers } from '../basket/offer/bonus-offers.tsx';
import { GiftCards } from '../basket/offer/gift-cards.tsx';
import { PromoCodes } from '../basket/offer/promo-codes.tsx';
import { OtherMarket } from '../basket/page/other-market.tsx';
import { useAbandoned } from '../basket/use-abandoned.ts';
import { useDraftOrder } from '../basket/use-draft-order.ts';
import {
  allTheSame,
  InBasket,
  inBasket,
  line,
  type OutcomeScreen,
  ok,
  refusal,
  sold,
  unreadable,
  whole,
} from './outcome-parts.fixture.tsx';
import { choose, press, send, type } from './test-screen.tsx';

const notAdded = {
  lost: 'feedback.error_add_to_basket',
  not_found: 'feedback.error_add_to_basket',
  market_not_found: 'feedback.error_add_to_basket',
};

function Abandoned() {
  useAbandoned();
  return <p>basket</p>;
}

function Drafted() {
  useDraftOrder();
  return <p>basket</p>;
}

export const basketOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'basket.addLine', screen: 'a product page', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: notAdded,
    draw: () => <AddToBasket product={{ isPreorder: false, isDigital: false }} variant={{ id: 'y,1' } as never} />,
    act: () => press('product.add'),
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.addLines', screen: 'a set', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: notAdded,
    answers: [
      { endpoint: catalogue.product, reply: ok({ hasEcom: true, variants: [{ id: 'a,1', size: { name: 'M' }, inStockEcom: true }] }) },
    ],
    draw: () => <SetBuy parts={['a', 'b'].map((id) => ({ id, name: id, price: line!.unitPrice })) as never} />,
    act: async () => {
      await choose('form > div:nth-child(1) select', 'a,1');
      await choose('form > div:nth-child(2) select', 'a,1');
      await send();
    },
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.addGiftCardLine', screen: 'a gift card', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: notAdded,
    draw: () => <GiftCardBuy variant={{ id: 'card,50' } as never} />,
    act: async () => {
      await type('textarea', 'For you');
      await send();
    },
    keeps: { textarea: 'For you' },
    refusals: [{ reply: refusal(400, 'line_refused', { lineItem: ['basket.delivery_day_wrong'] }), says: 'basket.delivery_day_wrong' }],
  },
  {
    ...{ endpoint: 'basket.setLineById', screen: 'the quantity of a line', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <LineQuantity line={{ ...line!, maximumQuantity: 9 }} />
      </InBasket>
    ),
    act: () => press('basket.more'),
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.removeLine', screen: 'a line', ...inBasket, otherwise: 'feedback.error_remove_from_basket' },
    says: {
      lost: 'feedback.error_remove_from_basket',
      not_found: 'feedback.error_remove_from_basket',
      market_not_found: 'feedback.error_remove_from_basket',
    },
    draw: () => (
      <InBasket>
        <LineActions line={line!} />
      </InBasket>
    ),
    act: () => press('basket.removeName'),
  },
  {
    ...{ endpoint: 'basket.addPromoCode', screen: 'a code', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <PromoCodes basket={whole.basket} />
      </InBasket>
    ),
    act: async () => {
      await type('form input', 'HELLO');
      await send();
    },
    keeps: { 'form input': 'HELLO' },
    refusals: [{ reply: refusal(400, 'promo_code_refused', { promoCode: ['promotion.used_up'] }), says: 'promotion.used_up' }],
  },
  {
    ...{ endpoint: 'basket.deletePromoCode', screen: 'a code that goes', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <PromoCodes basket={whole.basket} />
      </InBasket>
    ),
    act: () => press('basket.dropCode'),
  },
  {
    ...{ endpoint: 'basket.addGiftCard', screen: 'a gift card that pays', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <GiftCards basket={whole.basket} />
      </InBasket>
    ),
    act: async () => {
      await type('form div:nth-child(1) input', '1234');
      await type('form div:nth-child(2) input', '99');
      await send();
    },
    keeps: { 'form div:nth-child(1) input': '1234' },
    refusals: [{ reply: refusal(400, 'gift_card_refused', { giftCardNumber: ['gift_card.not_valid'] }), says: 'gift_card.not_valid' }],
  },
  {
    ...{ endpoint: 'basket.takeGiftCardOff', screen: 'a gift card that goes', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    answers: [
      {
        endpoint: basket.get,
        reply: ok({
          ...whole,
          basket: {
            ...whole.basket,
            giftCards: [{ id: 'g', giftCardNumber: '1', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice }],
          },
        }),
      },
    ],
    draw: () => (
      <InBasket>
        <GiftCards
          basket={{
            ...whole.basket,
            giftCards: [{ id: 'g', giftCardNumber: '1', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice }],
          }}
        />
      </InBasket>
    ),
    act: () => press('basket.dropCard'),
  },
  {
    ...{ endpoint: 'basket.optOutOfBonus', screen: 'a gift that is not wanted', ...inBasket, toggles: { bonusProducts: true } },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <BonusOffers basket={whole.basket} />
      </InBasket>
    ),
    act: () => press('basket.noGift'),
  },
  {
    ...{
      endpoint: 'basket.remove',
      screen: 'the basket of a device in a store',
      place: 'alert',
      otherwise: 'checkout.delete_basket_failed',
    },
    says: allTheSame('checkout.delete_basket_failed'),
    draw: () => (
      <InBasket>
        <DeleteBasket close={() => {}} />
      </InBasket>
    ),
    act: () => press('checkout.delete_basket_idle_button'),
  },
  ...(['carryOver', 'startAfresh'] as const).map(
    (name): OutcomeScreen => ({
      ...{
        endpoint: `basket.${name}`,
        screen: 'a basket of another market',
        ...inBasket,
        says: { ...unreadable, lost: 'feedback.error_lost' },
      },
      answers: [{ endpoint: basket.get, reply: refusal(400, 'wrong_market', { catalog: ['basket.other_market'] }) }],
      draw: () => (
        <InBasket>
          <OtherMarket place="page" />
        </InBasket>
      ),
      act: () => press(`basket.${name}`),
    }),
  ),
  {
    ...{
      endpoint: 'basket.restoreAbandoned',
      screen: 'the link to a basket left behind',
      place: 'toast',
      otherwise: 'feedback.error_basket_update',
    },
    says: { not_found: 'feedback.error_basket_update', market_not_found: 'feedback.error_basket_update' },
    refusals: [
      { reply: refusal(404, 'not_found', { basketId: ['feedback.error_basket_not_found'] }), says: 'feedback.error_basket_not_found' },
    ],
    url: '?basketId=b',
    draw: () => <Abandoned />,
    act: async () => {},
  },
  {
    ...{
      endpoint: 'basket.openDraft',
      screen: 'the link to an order that staff put together',
      place: 'toast',
      otherwise: 'feedback.error_basket_update',
    },
    says: { not_found: 'feedback.error_basket_update', market_not_found: 'feedback.error_basket_update' },
    refusals: [{ reply: refusal(404, 'not_found', { draft: ['basket.draft_used'] }), says: 'basket.draft_used' }],
    url: '#draft=t',
    draw: () => <Drafted />,
    act: async () => {},
  },
];
