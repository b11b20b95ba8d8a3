import { type FeatureToggles, type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';

/** Where rows that are left out are reported. */
export type RowLog = { warn(detail: object, message: string): void };

type FlagRow = { market: string; name: string; value: unknown };

/** Every flag with its default, changed by what the market stores. */
export function applyFlags(rows: readonly FlagRow[], log: RowLog): FeatureToggles {
  const toggles: Record<string, boolean | number> = {};
  for (const [name, { default: initial }] of Object.entries(featureFlags)) toggles[name] = initial;
  for (const { market, name, value } of rows) {
    if (isFlagValue(name, value)) toggles[name] = value;
    else log.warn({ row: `feature_flag ${market} ${name}` }, 'a flag that does not exist, or a value of another type, is left out');
  }
  return toggles as FeatureToggles;
}

export function isFlagValue(name: string, value: unknown): value is boolean | number {
  return Object.hasOwn(featureFlags, name) && typeof value === typeof featureFlags[name as FlagName].default;
}
