import type { PictureDetail } from '@selvedge/contract/studio/media.ts';

/** What staff say about a picture. */
export type PictureDraft = Pick<PictureDetail, 'name' | 'alts' | 'focus' | 'crops'>;

export const toDraft = ({ name, alts, focus, crops }: PictureDraft): PictureDraft => ({ name, alts, focus, crops });

const fields = ['name', 'alts', 'focus', 'crops'] as const;
export type DraftField = (typeof fields)[number];

/** Words that were emptied are words that are not there. */
const plain = ({ alts, ...rest }: PictureDraft) => ({
  ...rest,
  alts: Object.fromEntries(
    Object.entries(alts)
      .filter(([, words]) => words.trim() !== '')
      .sort(),
  ),
});

export function differences(one: PictureDraft, other: PictureDraft): DraftField[] {
  const [a, b] = [plain(one), plain(other)];
  return fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
}
