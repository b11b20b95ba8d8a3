import { useMarket } from '../lib/shop-context.tsx';
import { type Call, callIn } from './call-in.ts';

/** The calls of a component: in the market of its page. For what is asked as soon as it is drawn there is `useAnswer`. */
export const useCall = (): Call => callIn(useMarket()?.id ?? '');
