import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { settingAddress } from '../lib/setting-address.ts';
import { wordsOf } from './setting-source.ts';

/** A setting by its name, leading to its screen. */
export function SettingLink({ name, market }: SettingKey) {
  return <a href={settingAddress(name, market)}>{wordsOf(name.replaceAll('-', ' '))}</a>;
}
