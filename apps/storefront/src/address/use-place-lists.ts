import { basket } from '@selvedge/contract/basket.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import type { Places } from './use-address-form.ts';

const none: Places = { allowedStates: [], allowedProvinces: [], turkishLocations: [] };
const listed: Record<string, keyof Places> = { US: 'allowedStates', CA: 'allowedProvinces', TR: 'turkishLocations' };

/** CHK-043 states and provinces come with every basket; the districts of Turkey are many, and asked for where they are needed. */
export function usePlaceLists(known: Places = none): Places | undefined {
  const { country } = useMarket() ?? {};
  const list = listed[country?.code ?? ''];
  const isMissing = list !== undefined && known[list].length === 0;
  const answer = useAnswer(basket.getWithSettings, isMissing && {});
  if (!isMissing) return known;
  // Without its list a field stays empty: the server would refuse whatever was typed there instead.
  return answer?.hasError ? none : answer?.data;
}
