import type { Campaign, Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import type { TextKey } from '../texts/text.ts';

/** What stands in the way of saving, before the shop is asked. */
export function programmeProblem({ tiers, gifts }: Programme): TextKey | undefined {
  if (tiers.some(({ names }) => isNameless(names))) return 'club.problem.tier_names';
  const starts = tiers.map(({ from }) => from);
  if (starts.some((from) => !Number.isInteger(from) || from < 0) || new Set(starts).size < starts.length) return 'club.problem.tier_from';
  if (!tiers.every(({ percent }) => isPercent(percent))) return 'club.problem.percent';
  const given = Object.values(gifts).filter((gift) => gift !== undefined);
  return given.every(({ points }) => Number.isInteger(points) && points <= 100_000) ? undefined : 'club.problem.gift';
}

export function rewardProblem({ titles, choices }: Reward): TextKey | undefined {
  if (isNameless(titles)) return 'club.problem.names';
  if (choices.length === 0) return 'club.problem.choices';
  return choices.some(({ names, promotionId }) => isNameless(names) || promotionId === '') ? 'club.problem.choice' : undefined;
}

export function campaignProblem({ names, from, until, percent }: Campaign): TextKey | undefined {
  if (isNameless(names)) return 'club.problem.names';
  if (!isPercent(percent)) return 'club.problem.percent';
  return Date.parse(from) < Date.parse(until) ? undefined : 'club.problem.dates';
}

const isNameless = (names: Record<string, string>): boolean => Object.values(names).every(isBlank) || Object.values(names).some(isBlank);
const isBlank = (name: string): boolean => name.trim() === '';
const isPercent = (percent: number): boolean => Number.isInteger(percent) && percent >= 100 && percent <= 1_000;
