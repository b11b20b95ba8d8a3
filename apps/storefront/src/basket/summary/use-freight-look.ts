import { content, type FreeFreight } from '@selvedge/contract/content.ts';
import { useMarket } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';

type Look = Pick<FreeFreight, 'freightVersion' | 'backgroundColor'>;
const known = new Map<string, Look>();
const unheard: Look = { freightVersion: 'progress' };

/** Whether editors want a bar or words alone, and on which ground; the bar, until they are heard. */
export function useFreightLook(): Look {
  const market = useMarket()?.id ?? '';
  const answer = useAnswer(content.freeFreightValue, !known.has(market) && {});
  if (answer && !answer.hasError) known.set(market, answer.data);
  return known.get(market) ?? unheard;
}
