import { FreightMeter } from '@selvedge/blocks/free-freight/freight-meter.tsx';
import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import { freightState } from '@selvedge/domain/content/free-freight.ts';
import { useEffect, useState } from 'react';
import { basketFreight } from '../basket/basket-freight.ts';
import { readSign } from '../basket/basket-sign.ts';
import { useBasketState } from '../basket/basket-state.ts';
import { useMoney } from '../catalogue/money.ts';
import { useMarket } from '../lib/shop-context.tsx';

type Offer = { freightValue: number; currency: string; freightVersion: 'progress' | 'message' };

/** CMS-082 from which amount delivery is free: an offer, until there is a basket that says how far it is. Who has none costs no call. */
export function FreeFreight({ version }: { version: 'progress' | 'message' | undefined }) {
  const market = useMarket()?.id ?? '';
  const money = useMoney();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const call = createClient({ apiBase: '', market })(content.freeFreightValue, { params: { market } });
    void attempt(call).then((answer) => !answer.hasError && setOffer(answer.data));
  }, [market]);
  useEffect(() => {
    if (readSign()?.market === market) void import('../basket/basket-calls.ts').then(({ startBasket }) => startBasket(market), Boolean);
  }, [market]);
  const basket = useBasketState((state) => (state.market === market ? state.answer?.basket : undefined));
  const state = offer && freightState({ freightValue: offer.freightValue, subtotal: 0 });
  if (!offer || !state) return null;
  const value = money({ amount: offer.freightValue, currency: offer.currency });
  const own = basket && basketFreight(basket);
  const remaining = basket?.freeShippingMissing ? money(basket.freeShippingMissing) : value;
  return <FreightMeter state={own ?? state} version={version ?? offer.freightVersion} value={value} remaining={remaining} isEmpty={!own} />;
}
