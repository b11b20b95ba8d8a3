import type { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { nearestMinor } from '../money/minor-units.ts';

/** In whole units: at what the books reckon one point. */
export function pointWorth({ pointWorth: decided, amountPerPoint }: Pick<Programme, 'pointWorth' | 'amountPerPoint'>): number {
  return decided ?? amountPerPoint / 20;
}

/** In minor units, rounded once: of all points together, not of each. */
export function worthOfPoints(points: number, programme: Pick<Programme, 'pointWorth' | 'amountPerPoint'>, currency: string): number {
  return nearestMinor(points * pointWorth(programme), currency);
}
