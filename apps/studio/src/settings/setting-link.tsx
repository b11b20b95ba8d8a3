import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { paths, type RoomName } from '../lib/router.ts';
import { wordsOf } from './setting-source.ts';

/** In which room a setting is worked on. A room that takes one over adds its line. */
const roomOf: Readonly<Record<string, { room: RoomName; rest?: readonly string[] } | undefined>> = {
  badges: { room: 'badges' },
  'free-freight-value': { room: 'banners', rest: ['freight'] },
  navigation: { room: 'navigation' },
};

/** A setting by its name, leading to its room. */
export function SettingLink({ name, market }: SettingKey) {
  const found = roomOf[name];
  const title = wordsOf(name.replaceAll('-', ' '));
  return found ? <a href={paths.room(found.room, ...(found.rest ?? []), market)}>{title}</a> : <span>{title}</span>;
}
