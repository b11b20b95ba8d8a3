import { isolate } from '../text/isolate.ts';

/** What stands where a card's number would: these are points that pay. */
export const pointsLabel = (points: number): string => `points ${points}`;

/** How many points a label tells of; undefined of a card. */
export function pointsOfLabel(label: string): number | undefined {
  const [, points] = /^points (\d+)\b/.exec(label) ?? [];
  return points === undefined ? undefined : Number(points);
}

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Who reads of a card reads its number; who reads of points, how many. */
export function cardName(t: Translate, label: string): string {
  const points = pointsOfLabel(label);
  return points === undefined ? t('basket.card', { number: isolate(label) }) : t('loyalty.paid', { count: points, points });
}
