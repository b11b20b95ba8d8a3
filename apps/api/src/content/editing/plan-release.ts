import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey, Release, ReleaseText, SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { TextChange } from '@selvedge/contract/studio/translations.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { takeUp } from '../../drafts/plans.ts';
import { writeOutbox } from '../../jobs/write-outbox.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { addReleaseSettings, type VersionedSetting } from '../settings/add-release-settings.ts';
import { settingKind } from '../settings/setting-kind.ts';
import { nameOfSetting } from '../settings/setting-kinds.ts';
import { addReleaseTexts, removeReleaseTexts } from '../translations/release-texts.ts';
import { refuseUnpublishable } from './check-page.ts';
import { pageKind } from './page-kind.ts';
import { getRelease, lockPlanned } from './releases.ts';
import { releaseTable } from './tables.ts';
import { checkMarket, nameOf, whoChanges } from './who.ts';

/** A release is due: the message waits in the outbox until its moment. */
export const releaseDue = 'release.due';

type Page = PageKey & { version: number };
type Plan = {
  name: string;
  dueAt?: string | undefined;
  pages: readonly Page[];
  settings: readonly VersionedSetting[];
  texts: readonly TextChange[];
};

/** Takes up the drafts as they are now; work that goes on afterwards is not part of it. */
export async function planRelease(ctx: Ctx, { name, dueAt, pages, settings, texts }: Plan): Promise<Release> {
  const who = whoChanges(ctx);
  if (pages.length + settings.length + texts.length === 0) throw new ShopError('invalid_request', { pages: ['studio.release_empty'] });
  const due = dueAt === undefined ? null : new Date(dueAt);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(releaseTable)
      .values({ name, dueAt: due, createdAt: ctx.now, createdBy: who })
      .returning({ id: releaseTable.id });
    const id = row!.id;
    await addPages(ctx, tx, { id, pages });
    await addReleaseSettings(ctx, tx, { id, settings });
    await addReleaseTexts(ctx, tx, { id, texts });
    if (due) await wakeAt(tx, { id, due, now: ctx.now });
    await audit(tx, {
      at: ctx.now,
      who,
      action: 'release.plan',
      subject: id,
      after: {
        name,
        dueAt: dueAt ?? null,
        pages: pages.map(nameOf),
        settings: settings.map(nameOfSetting),
        texts: named(texts, texts.length),
      },
    });
    return getRelease(tx, id);
  });
}

type Change = {
  id: string;
  name?: string | undefined;
  dueAt?: string | null | undefined;
  add?: readonly Page[] | undefined;
  remove?: readonly PageKey[] | undefined;
  addSettings?: readonly VersionedSetting[] | undefined;
  removeSettings?: readonly SettingKey[] | undefined;
  addTexts?: readonly TextChange[] | undefined;
  removeTexts?: readonly Pick<TextChange, 'scope' | 'key'>[] | undefined;
};

type Changed = Release & { replacedTexts: ReleaseText[] };

export async function changeRelease(ctx: Ctx, { id, name, dueAt, ...change }: Change): Promise<Changed> {
  const { add = [], remove = [], addSettings = [], removeSettings = [], addTexts = [], removeTexts = [] } = change;
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    const row = await lockPlanned(tx, id);
    const before = await getRelease(tx, id);
    const due = dueAt === undefined ? row.dueAt : dueAt === null ? null : new Date(dueAt);
    await tx
      .update(releaseTable)
      .set({ name: name ?? row.name, dueAt: due })
      .where(eq(releaseTable.id, id));
    for (const key of remove) await pageKind.plans.remove(tx, { releaseId: id, key });
    for (const key of removeSettings) await settingKind.plans.remove(tx, { releaseId: id, key });
    await addPages(ctx, tx, { id, pages: add });
    await addReleaseSettings(ctx, tx, { id, settings: addSettings });
    await removeReleaseTexts(tx, { id, texts: removeTexts });
    const replacedTexts = await addReleaseTexts(ctx, tx, { id, texts: addTexts });
    if (due && due.getTime() !== row.dueAt?.getTime()) await wakeAt(tx, { id, due, now: ctx.now });
    const after = await getRelease(tx, id);
    await audit(tx, { at: ctx.now, who, action: 'release.change', subject: id, before: plain(before), after: plain(after) });
    return { ...after, replacedTexts };
  });
}

export async function cancelRelease(ctx: Ctx, { id }: { id: string }): Promise<Release> {
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    const { name } = await lockPlanned(tx, id);
    await tx.update(releaseTable).set({ state: 'cancelled', endedAt: ctx.now }).where(eq(releaseTable.id, id));
    await audit(tx, { at: ctx.now, who, action: 'release.cancel', subject: id, before: { name } });
    return getRelease(tx, id);
  });
}

/** Nothing goes into a release that could not go live: the minute in which it is due is too late to hear of it. */
async function addPages(ctx: Ctx, tx: Db, { id, pages }: { id: string; pages: readonly Page[] }): Promise<void> {
  for (const { version, market, path } of pages) {
    const key = { market, path };
    checkMarket(ctx, key);
    await takeUp(tx, pageKind, { key, version, releaseId: id });
    await refuseUnpublishable(ctx, tx, key);
  }
}

async function wakeAt(tx: Db, { id, due, now }: { id: string; due: Date; now: Date }): Promise<void> {
  await writeOutbox(tx, { topic: releaseDue, payload: { id }, now, dueAt: due });
}

const mostNamed = 20;

/** A language that comes by file is a number in the record: its lines are in the release itself, and in the history of each text. */
const named = (texts: readonly Pick<TextChange, 'scope' | 'key'>[], count: number): string[] | number =>
  count > mostNamed ? count : texts.map(({ scope, key }) => `${scope} ${key}`);

const plain = ({ name, dueAt, pages, settings, texts, textCount }: Release) => ({
  ...{ name, dueAt: dueAt ?? null },
  pages: pages.map(nameOf),
  settings: settings.map(nameOfSetting),
  texts: named(texts, textCount),
});
