import { FreightMeter } from '@selvedge/blocks/free-freight/freight-meter.tsx';
import { content } from '@selvedge/contract/content.ts';
import { freightState } from '@selvedge/domain/content/freight-state.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useAnswer } from '../session/use-answer.ts';

type Offer = { freightValue: number; currency: string; freightVersion: 'progress' | 'message' };

/** From which amount delivery is free. Without a basket it is an offer; the basket's own screens say how far it is. */
export function FreeFreight({ version }: { version: 'progress' | 'message' | undefined }) {
  const answer = useAnswer(content.freeFreightValue, {});
  return answer && !answer.hasError ? <FreightOffer offer={answer.data} version={version} /> : null;
}

export function FreightOffer({ offer, version }: { offer: Offer; version: 'progress' | 'message' | undefined }) {
  const money = useMoney();
  const state = freightState({ freightValue: offer.freightValue, subtotal: 0 });
  if (!state) return null;
  const value = money({ amount: offer.freightValue, currency: offer.currency });
  return <FreightMeter state={state} version={version ?? offer.freightVersion} value={value} remaining={value} isEmpty />;
}
