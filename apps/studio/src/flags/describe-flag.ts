import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { text } from '../texts/text.ts';

/** What a flag switches; and where it does not switch anything yet, that it does not. */
export function describeFlag(name: FlagName): string {
  const { description, waitingFor }: { description: string; waitingFor?: string } = featureFlags[name];
  return waitingFor ? `${description}. ${text('flags.does_nothing', { what: waitingFor })}` : description;
}
