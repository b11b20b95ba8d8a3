import { z } from 'zod';
import { endpoint, type Right } from '../endpoint.ts';
import { Decided, PageProblem, PageVersion, PlannedOverlap, SettingKey, SettingName } from './page-edit.ts';

const read = { staff: 'content.read' } as const;
/** Some settings belong to the assortment or to a market: whoever may write those may write them, too (`settingRights`). */
const write = { staff: 'content.write', or: ['catalogue.write', 'market.write'] } as const;
const publish = { staff: 'content.publish', or: ['catalogue.write', 'market.write'] } as const;

const Version = z.number().int().min(0).max(1_000_000_000);
const VersionNumber = z.coerce.number().int().min(1).max(1_000_000_000);

/**
 * live: its own value, as published. changed: published, with newer work. draft: work that was never published.
 * inherited: nothing of its own, the value of every market is shown. empty: nowhere any value.
 */
export const SettingState = z.enum(['live', 'changed', 'draft', 'inherited', 'empty']);
export type SettingState = z.infer<typeof SettingState>;

/** Its content fits the setting's own schema as far as it is finished; `problems` says where it is not. */
const Content = z.unknown();

export const SavedSetting = z.object({
  version: z.number().int(),
  state: SettingState,
  changedAt: z.string(),
  problems: z.array(PageProblem),
  /** What is kept, where another's work was put together with what was sent. */
  content: Content.optional(),
});
export type SavedSetting = z.infer<typeof SavedSetting>;

export const PublishedSetting = SavedSetting.extend({ number: z.number().int(), planned: z.array(PlannedOverlap) });
export type PublishedSetting = z.infer<typeof PublishedSetting>;

/** A setting with the work on it. `version` is what a save must name; 0 where nobody has worked on it yet. */
export const EditedSetting = SettingKey.extend(SavedSetting.shape).extend({
  changedBy: z.string(),
  /** The latest work, or else what shoppers see; absent where there is nothing at all. */
  content: Content.optional(),
  /** What shoppers see now of its own. */
  live: Content.optional(),
  /** What every market without its own shows; absent for `*` itself. */
  inherited: Content.optional(),
  /** When a change of it goes live by itself. */
  dueAt: z.string().optional(),
});
export type EditedSetting = z.infer<typeof EditedSetting>;

export const SettingSummary = SettingKey.extend({ state: SettingState, changedAt: z.string(), changedBy: z.string() });
export type SettingSummary = z.infer<typeof SettingSummary>;

/** Settings that may also be written and published with another right than those for content; `category` is all of `category/…`. */
const settingRights: Readonly<Record<string, Right | undefined>> = {
  badges: 'catalogue.write',
  makers: 'catalogue.write',
  'product-set': 'catalogue.write',
  'search-configurations': 'catalogue.write',
  'shop-the-look': 'catalogue.write',
  'size-guide-settings': 'catalogue.write',
  'category-tree': 'catalogue.write',
  category: 'catalogue.write',
  'search-synonyms': 'catalogue.write',
  'search-redirects': 'catalogue.write',
  'basket-settings': 'market.write',
  'foreign-scripts': 'market.write',
  'free-freight-value': 'market.write',
  'shipping-methods': 'market.write',
};

/** The right by which a setting may be written and published, too. One of many is named by what they are: `category/knitwear`. */
export function rightOfSetting(name: string): Right | undefined {
  return settingRights[name.split('/')[0] ?? ''];
}

/** Everything named that is not a page: menus, badges, terms ... with drafts, versions and releases like pages. */
export const settings = {
  listSettings: endpoint({
    method: 'GET',
    path: '/api/studio/settings',
    summary: 'Where a setting has a value of its own, or work on one; without a name, of all settings.',
    access: read,
    query: z.object({ name: SettingName.optional() }),
    response: z.array(SettingSummary),
    errors: ['not_found'],
  }),
  getSetting: endpoint({
    method: 'GET',
    path: '/api/studio/settings/setting',
    summary: 'A setting with the latest work on it.',
    access: read,
    query: SettingKey,
    response: EditedSetting,
    errors: ['not_found'],
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/api/studio/settings/draft',
    summary:
      'Keeps the work on a setting. What somebody else has saved since is put together with it when `base` is sent, field by field; refused with the fields that both changed.',
    access: write,
    /** `keepsOther`: what is replaced is another's work, and is kept as a version. `base`: what the work began with. */
    body: SettingKey.extend({ basedOn: Version, content: Content, base: Content.optional(), keepsOther: z.boolean().default(false) }),
    response: SavedSetting,
    errors: ['conflict', 'not_found'],
  }),
  discardSetting: endpoint({
    method: 'POST',
    path: '/api/studio/settings/discard',
    summary: 'Puts the work aside, as a version, and begins again from what is live.',
    access: write,
    body: SettingKey.extend({ basedOn: Version }),
    response: EditedSetting,
    errors: ['conflict', 'not_found'],
  }),
  warnOfSetting: endpoint({
    method: 'GET',
    path: '/api/studio/settings/warnings',
    summary: 'What somebody should know before publishing, and may publish all the same: no way of delivery, links that lead nowhere.',
    access: read,
    query: SettingKey,
    response: z.array(PageProblem),
    errors: ['not_found'],
  }),
  publishSetting: endpoint({
    method: 'POST',
    path: '/api/studio/settings/publish',
    summary: 'Makes the work on a setting live, on every process within a second.',
    access: publish,
    body: SettingKey.extend({ version: Version, decided: Decided }),
    response: PublishedSetting,
    errors: ['conflict', 'not_found'],
  }),
  withdrawSetting: endpoint({
    method: 'POST',
    path: '/api/studio/settings/withdraw',
    summary: "Gives a market's own value up: it shows what every market shows. Its versions stay.",
    access: publish,
    body: SettingKey,
    response: EditedSetting,
    errors: ['not_found'],
  }),
  listSettingVersions: endpoint({
    method: 'GET',
    path: '/api/studio/settings/versions',
    summary: 'What was live or put aside, newest first.',
    access: read,
    query: SettingKey,
    response: z.array(PageVersion),
    errors: ['not_found'],
  }),
  getSettingVersion: endpoint({
    method: 'GET',
    path: '/api/studio/settings/version',
    summary: 'The content of a version; null where the value was given up.',
    access: read,
    query: SettingKey.extend({ number: VersionNumber }),
    response: PageVersion.extend({ content: Content.nullable() }),
    errors: ['not_found'],
  }),
  restoreSetting: endpoint({
    method: 'POST',
    path: '/api/studio/settings/restore',
    summary: 'Makes an older version the draft; the draft that it replaces is kept as a version.',
    access: write,
    body: SettingKey.extend({ number: VersionNumber, basedOn: Version }),
    response: EditedSetting,
    errors: ['conflict', 'not_found'],
  }),
};
