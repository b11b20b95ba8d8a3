import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { type EditedSetting, settings } from '@selvedge/contract/studio/settings.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';

export type OpenSetting = {
  setting: EditedSetting | undefined;
  error: ErrorWrapper | undefined;
  /** Goes up with every load: work on the one before is over. */
  turn: number;
  reload: () => Promise<void>;
};

/** Loads a setting once: one that reloads by itself would take the work away under somebody's hands. */
export function useSetting({ name, market }: SettingKey): OpenSetting {
  const { call } = useStudio();
  const [state, setState] = useState<{ setting?: EditedSetting; error?: ErrorWrapper; turn: number }>({ turn: 0 });
  const wanted = useRef('');

  const reload = useCallback(async () => {
    const key = `${name} ${market}`;
    wanted.current = key;
    const answer = await call(settings.getSetting, { query: { name, market } });
    if (wanted.current !== key) return;
    setState(({ turn }) => (answer.hasError ? { error: answer.error, turn } : { setting: answer.data, turn: turn + 1 }));
  }, [call, name, market]);

  useEffect(() => {
    setState(({ turn }) => ({ turn }));
    void reload();
  }, [reload]);

  const isCurrent = state.setting?.name === name && state.setting.market === market;
  return { setting: isCurrent ? state.setting : undefined, error: state.error, turn: state.turn, reload };
}
