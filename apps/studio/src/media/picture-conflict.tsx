import type { PictureDetail } from '@selvedge/contract/studio/media.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { formatMoment } from '../shell/moment.ts';
import { type TextKey, text } from '../texts/text.ts';
import { type DraftField, differences, type PictureDraft } from './picture-draft.ts';
import parts from './picture-screen.module.css';

const titles: Record<DraftField, TextKey> = { name: 'media.name', alts: 'media.alts', focus: 'media.focus', crops: 'media.crops' };

type Props = { mine: PictureDraft; theirs: PictureDetail; onKeep: () => void; onTake: () => void };

/** Two people at once: both versions side by side, and one of them decides. */
export function PictureConflict({ mine, theirs, onKeep, onTake }: Props) {
  return (
    <div className={parts.conflict} role="alert">
      <h3>{text('media.conflict')}</h3>
      <p>{text('media.conflict_who', { who: theirs.changedBy, moment: formatMoment(theirs.changedAt) })}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('media.conflict_mine')}</th>
            <th scope="col">{text('media.conflict_theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">{text(titles[field])}</th>
              <td>{write(mine[field])}</td>
              <td>{write(theirs[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={parts.acts}>
        <Button onClick={onKeep}>{text('media.keep_mine')}</Button>
        <Button look="secondary" onClick={onTake}>
          {text('media.take_theirs')}
        </Button>
      </div>
    </div>
  );
}

/** Values as words: `de: Ein Mantel`, `x: 20, y: 30`. */
function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${write(each)}`)
    .join(', ');
}
