import { attempt } from '@selvedge/contract/attempt.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import type { Places } from './use-address-form.ts';

const none: Places = { allowedStates: [], allowedProvinces: [], turkishLocations: [] };
const listed: Record<string, keyof Places> = { US: 'allowedStates', CA: 'allowedProvinces', TR: 'turkishLocations' };

/** CHK-043 states and provinces come with every basket; the districts of Turkey are many, and asked for where they are needed. */
export function usePlaceLists(known: Places = none): Places | undefined {
  const { id = '', country } = useMarket() ?? {};
  const [asked, setAsked] = useState<Places>();
  const list = listed[country?.code ?? ''];
  const isMissing = list !== undefined && known[list].length === 0;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void attempt(shopClient(id)(basket.getWithSettings, { params: { catalog: id } })).then((answer) => {
      // Without its list a field stays empty: the server would refuse whatever was typed there instead.
      if (!isOver) setAsked(answer.hasError ? none : answer.data);
    });
    return () => {
      isOver = true;
    };
  }, [isMissing, id]);
  return isMissing ? asked : known;
}
