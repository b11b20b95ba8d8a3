import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { Answer, Endpoint } from '@selvedge/contract/endpoint.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { useLatest } from '../lib/use-latest.ts';
import { callIn, type Wanted } from './call-in.ts';

/** The answer to what a component asks as soon as it is drawn. `false` asks nothing yet; another `time` asks the same once more. */
export function useAnswer<E extends Endpoint>(definition: E, sent: Wanted<E> | false, time = 0): Attempt<Answer<E>> | undefined {
  const market = useMarket()?.id ?? '';
  return useLatest(sent && JSON.stringify([definition.path, market, sent, time]), () => callIn(market)(definition, ...([sent] as never)));
}
