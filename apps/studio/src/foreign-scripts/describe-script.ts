import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { ForeignScriptName, ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { wantedScripts } from '@selvedge/domain/foreign-scripts/choose-scripts.ts';
import { isHostAllowed, originOf } from '@selvedge/domain/foreign-scripts/is-host-allowed.ts';
import { scriptCategories } from '@selvedge/domain/foreign-scripts/script-categories.ts';
import { text } from '../texts/text.ts';

type Asked = {
  name: ForeignScriptName;
  settings: ForeignScripts;
  allowed: readonly string[];
  /** Of the market; undefined where it is about every market, each with its own. */
  toggles: FeatureToggles | undefined;
};

const flags = { conversionTesting: 'conversionScript', sizingAssistant: 'sizingAssistant', sizeScript: 'sizeScript' } as const;
const switchedOn = { conversionScript: true, sizingAssistant: true, sizeScript: true };

/** The feature without which a market does not load it. */
export function flagOf(name: ForeignScriptName): (typeof flags)[keyof typeof flags] | undefined {
  return name in flags ? flags[name as keyof typeof flags] : undefined;
}

/** Whether shoppers meet a script as it is set, and what it lacks otherwise. The rule is the shop's own. */
export function describeScript({ name, settings, allowed, toggles }: Asked): { runs: boolean; words: string } {
  const category = text(`scripts.category.${scriptCategories[name] as 'functional' | 'analytics' | 'performance'}`);
  const flag = flagOf(name);
  const feature = flag ? text(`scripts.feature.${name as keyof typeof flags}`) : '';
  const wanted = wantedScripts({ settings, toggles: switchedOn })[name];
  if (!wanted) return { runs: false, words: text(isEmpty(settings[name]) ? 'scripts.is_empty' : 'scripts.is_unfinished') };
  if (!isHostAllowed(wanted.script, allowed)) return { runs: false, words: text('scripts.is_refused', { host: originOf(wanted.script) }) };
  if (flag && !toggles) return { runs: true, words: text('scripts.by_feature', { feature, category }) };
  if (flag && !toggles?.[flag]) return { runs: false, words: text('scripts.is_off', { feature }) };
  return { runs: true, words: text('scripts.runs', { category }) };
}

function isEmpty({ hosts: _, ...facts }: ForeignScripts[ForeignScriptName]): boolean {
  return Object.values(facts).every((fact) => typeof fact === 'number' || fact === '');
}
