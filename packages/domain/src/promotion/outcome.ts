import type { Goods, LivePromotion } from './live-promotion.ts';
import type { Shortfall } from './reduce.ts';

/** Goods in a basket, in minor units. */
export type PromotedLine = {
  id: string;
  quantity: number;
  /** Of one piece, before promotions. */
  unit: number;
  goods: Goods;
};

/** What became of a promotion in a basket. */
export type Outcome = {
  promotion: LivePromotion;
  isApplied: boolean;
  amount: number;
  reason: string;
  code?: string;
  /** By line, in the order of the lines; of an applied one that takes something off. */
  shares?: readonly number[];
  /** Of a bonus product: so many may be chosen. */
  bonusCount?: number;
  /** What is missing until it applies: in minor units, or in pieces. */
  missing?: Shortfall['missing'];
};

/** A promotion that this basket may have, with what it needs to know of it. */
export type Ready = {
  promotion: LivePromotion;
  /** Places of the lines that it is about. */
  at: readonly number[];
  /** Of those lines, before promotions. */
  worth: number;
  pieces: number;
};
