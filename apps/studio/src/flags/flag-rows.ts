import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import { fold } from '../lists/filter-markets.ts';
import { everyMarket, type FlagCells, showCell } from './flag-cells.ts';
import type { FlagRow } from './flag-matrix.tsx';
import { flagNames } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';

type Wanted = {
  query: string /** Only flags that one of the markets has changed. */;
  cells: FlagCells | undefined;
  markets: readonly string[];
};

/** The flags that match, by the groups of the contract. */
export function flagRows({ query, cells, markets }: Wanted): FlagRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = flagNames
    .filter((name) => {
      const { group, description, default: initial } = featureFlags[name];
      const haystack = fold(`${name} ${flagTitle(name)} ${description} ${group}`);
      if (!words.every((word) => haystack.includes(word))) return false;
      return !cells || [everyMarket, ...markets].some((market) => showCell(cells, market, name).value !== initial);
    })
    .map((name) => ({ name, group: featureFlags[name].group }));
  const order = [...Map.groupBy(found, ({ group }) => group).values()];
  return order.flatMap((rows) => rows.map(({ name }, index) => ({ name, isFirst: index === 0 })));
}
