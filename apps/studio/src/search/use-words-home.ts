import { settings } from '@selvedge/contract/studio/settings.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';

/** Whose words a market goes by: its own where it has some, else those of every market. */
export function useWordsHome(name: string, scope: string): string {
  const { call } = useStudio();
  const { data } = useLoad(`settings ${name}`, () => call(settings.listSettings, { query: { name } }));
  return data?.some(({ market }) => market === scope) ? scope : '*';
}
