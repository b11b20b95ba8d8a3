import { setState } from './basket-state.ts';

/** As a browser that has just come. */
export const forgetBasket = () =>
  setState({ status: 'idle', market: '', answer: undefined, busy: new Set(), removed: [], added: [], waiting: [], notSold: [] });
