import type { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { nearestMinor } from '../money/minor-units.ts';

type Worth = Pick<Programme, 'pointWorth' | 'payment' | 'amountPerPoint'>;

/** In whole units: at what the books reckon one point. */
export function pointWorth({ pointWorth: decided, payment, amountPerPoint }: Worth): number {
  return decided ?? payment?.worth ?? amountPerPoint / 20;
}

/** In minor units, rounded once: of all points together, not of each. */
export function worthOfPoints(points: number, programme: Worth, currency: string): number {
  return nearestMinor(points * pointWorth(programme), currency);
}
