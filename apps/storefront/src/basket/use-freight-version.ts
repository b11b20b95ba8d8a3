import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../lib/shop-context.tsx';

type Version = 'progress' | 'message';
const known = new Map<string, Version>();

/** Whether editors want a bar or words alone; the bar, until they are heard. */
export function useFreightVersion(): Version {
  const market = useMarket()?.id ?? '';
  const [version, setVersion] = useState<Version>(known.get(market) ?? 'progress');
  useEffect(() => {
    if (known.has(market)) return;
    const call = createClient({ apiBase: '', market })(content.freeFreightValue, { params: { market } });
    void attempt(call).then((answer) => {
      if (answer.hasError) return;
      known.set(market, answer.data.freightVersion);
      setVersion(answer.data.freightVersion);
    });
  }, [market]);
  return version;
}
