import { attempt } from '@selvedge/contract/attempt.ts';
import { content, type FreeFreight } from '@selvedge/contract/content.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../../lib/shop-context.tsx';
import { shopClient } from '../../session/shop-client.ts';

type Look = Pick<FreeFreight, 'freightVersion' | 'backgroundColor'>;
const known = new Map<string, Look>();
const unheard: Look = { freightVersion: 'progress' };

/** Whether editors want a bar or words alone, and on which ground; the bar, until they are heard. */
export function useFreightLook(): Look {
  const market = useMarket()?.id ?? '';
  const [look, setLook] = useState(known.get(market) ?? unheard);
  useEffect(() => {
    if (known.has(market)) return;
    const call = shopClient(market)(content.freeFreightValue, { params: { market } });
    void attempt(call).then((answer) => {
      if (answer.hasError) return;
      known.set(market, answer.data);
      setLook(answer.data);
    });
  }, [market]);
  return look;
}
