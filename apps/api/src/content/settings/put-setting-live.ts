import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { summariseDifferences } from '../editing/summarise-change.ts';
import { checkSetting, toErrors } from './check-setting.ts';
import { nameOfSetting } from './setting-kinds.ts';
import { findLastSettingNumber, findLiveSetting, insertSettingVersion, writeLiveSetting } from './store.ts';

type Going = SettingKey & { content: unknown; at: Date; who: string; release?: string };

/** Makes a setting live, with its version and its audit entry. Call it in a transaction that has bumped the content revision first. */
export async function putSettingLive(tx: Db, { name, market, content, at, who, release }: Going): Promise<number> {
  const key = { name, market };
  const problems = checkSetting(name, content);
  if (problems.length > 0) throw new ShopError('invalid_request', toErrors(problems));
  const before = await findLiveSetting(tx, key);
  if (before && (await findLastSettingNumber(tx, key)) === 0) {
    // The first change in the Studio: what the shop was opened with must be there to go back to.
    await insertSettingVersion(tx, { ...key, kind: 'published', content: before.content, at: before.changedAt, who: '' });
  }
  await writeLiveSetting(tx, { ...key, content, at });
  const number = await insertSettingVersion(tx, { ...key, kind: 'published', content, at, who });
  const change = summariseDifferences(before?.content, content);
  const after = { ...change.after, version: number, ...(release && { release }) };
  await audit(tx, { at, who, action: 'setting.publish', subject: nameOfSetting(key), before: change.before, after });
  return number;
}
