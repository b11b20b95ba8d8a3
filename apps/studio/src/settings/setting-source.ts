import { editing } from '@selvedge/contract/studio/editing.ts';
import { type EditedSetting, type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import type { DraftSaver } from '../drafts/create-draft-saver.ts';
import type { EditSource } from '../drafts/edit-source.ts';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';

type Opened<T> = {
  setting: EditedSetting;
  saver: DraftSaver<T, SettingState>;
  title: string;
  placeOf?: ((at: string) => string) | undefined;
  goTo?: ((at: string) => void) | undefined;
};

/** A setting, as the panels beside its form see it. */
export function settingSource<T>(call: Call, { setting, saver, title, placeOf = wordsOf, goTo }: Opened<T>): EditSource<T> {
  const key = { name: setting.name, market: setting.market };
  return {
    key: `setting ${key.name} ${key.market}`,
    title,
    live: setting.live as T | undefined,
    read: async () => {
      const answer = await call(settings.getSetting, { query: key });
      return answer.hasError ? answer : { ...answer, data: { ...answer.data, content: answer.data.content as T | undefined } };
    },
    listVersions: () => call(settings.listSettingVersions, { query: key }),
    getVersion: async (number) => {
      const answer = await call(settings.getSettingVersion, { query: { ...key, number } });
      return answer.hasError ? answer : { ...answer, data: { ...answer.data, content: answer.data.content as T | null } };
    },
    restore: (version) => call(settings.restoreSetting, { body: { ...key, ...version } }),
    check: async () => saver.read().problems ?? [],
    warn: async () => {
      const answer = await call(settings.warnOfSetting, { query: key });
      return answer.hasError ? [] : answer.data;
    },
    publish: (version, decided = []) => call(settings.publishSetting, { body: { ...key, version, decided } }),
    toRelease: (version) => ({ settings: [{ ...key, version }] }),
    ...(setting.live !== undefined &&
      setting.inherited !== undefined && {
        withdraw: {
          label: text('settings.withdraw'),
          sure: text('settings.withdraw_sure', { title }),
          done: text('settings.withdrawn'),
          send: () => call(settings.withdrawSetting, { body: key }),
        },
      }),
    placeOf,
    goTo,
  };
}

/** An address of the real shop that shows the work, for this member of staff alone. */
export async function openShop(call: Call, { market, path }: { market: string; path: string }): Promise<string | undefined> {
  const answer = await call(editing.preview, { body: { market, path } });
  return answer.hasError ? undefined : answer.data.url;
}

/** `mainMenu.0.sections` -> `Main menu › 1 › Sections`. */
export function wordsOf(at: string): string {
  return at
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : sentence(part)))
    .join(' › ');
}

function sentence(name: string): string {
  const spaced = /^[a-z]+[A-Z]/.test(name) ? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() : name;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
