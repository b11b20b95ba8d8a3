import type { PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { runSizeScript, type Told } from './run-size-script.ts';
import { runSizingAssistant } from './run-sizing-assistant.ts';

/** In a chunk that nobody downloads where neither is on. */
export function runSizeScripts(told: Told, { sizeScript, sizingAssistant }: PageScripts): void {
  if (sizeScript) runSizeScript(sizeScript.script, told);
  // ANA-012
  if (sizingAssistant) runSizingAssistant(sizingAssistant.script, told).catch(console.error);
}
