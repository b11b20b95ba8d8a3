import type { ForeignScriptName } from '@selvedge/contract/foreign-scripts.ts';
import type { OptionalCategory } from '@selvedge/contract/optional-categories.ts';

/** ANA-031 what a visitor must have allowed before a script is loaded. Replay is a part of monitoring. (ANA-019) */
export const scriptCategories: Readonly<Record<ForeignScriptName, OptionalCategory>> = {
  tagManager: 'analytics',
  monitoring: 'analytics',
  conversionTesting: 'performance',
  sizingAssistant: 'functional',
  sizeScript: 'functional',
};
