import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { runSizeScript, type Told } from './run-size-script.ts';
import { runSizingAssistant } from './run-sizing-assistant.ts';

/** In a chunk that nobody downloads where neither is on. */
export function runSizeScripts(told: Told, { sizeScript, sizingAssistant }: Pick<FeatureToggles, 'sizeScript' | 'sizingAssistant'>): void {
  if (sizeScript) void runSizeScript(told);
  if (sizingAssistant) void runSizingAssistant(told);
}
