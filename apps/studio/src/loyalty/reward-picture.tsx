import { type Reward, rewardPath } from '@selvedge/contract/loyalty-rules.ts';
import { useMemo, useState } from 'react';
import { EditorPageContext } from '../fields/editor-context.ts';
import fields from '../fields/fields.module.css';
import { useStudio } from '../lib/studio-context.tsx';
import { PicturePicker } from '../pickers/picture-picker.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { text } from '../texts/text.ts';

type Props = { draft: Reward; onChange: (draft: Reward) => void };

/** Rewards are read on telephones: 144 px at three to one. */
const shownWidth = 432;

/** A picture of the library, or an address for staff who may not cut pictures there. */
export function RewardPicture({ draft, onChange }: Props) {
  const { call, member } = useStudio();
  const [isOpen, setOpen] = useState(false);
  // The library's English words: the others are written here, beside those of the reward.
  const page = useMemo(() => ({ market: 'en', path: '', call, variants: [] }), [call]);
  const { image, imageAltTexts } = draft;
  return (
    <EditorPageContext value={page}>
      <LineField label={text('club.image')} hint={text('club.image_hint', { path: rewardPath(draft.id) })}>
        {(ties) => (
          <>
            <input {...ties} maxLength={500} value={image} onChange={(event) => onChange({ ...draft, image: event.target.value })} />
            {member.rights.includes('content.write') && (
              <button type="button" className={fields.action} onClick={() => setOpen(true)}>
                {text(image === '' ? 'field.choose_picture' : 'field.change_picture')}
              </button>
            )}
            {image !== '' && (
              <div className={fields.picture}>
                <img src={image} alt="" />
              </div>
            )}
          </>
        )}
      </LineField>
      {isOpen && (
        <PicturePicker
          alt={imageAltTexts.en ?? ''}
          ratio="3/4"
          onChoose={({ src, widths, alt }) => {
            const width = widths.find((each) => each >= shownWidth) ?? widths.at(-1);
            onChange({ ...draft, image: `${src}-${width}.webp`, imageAltTexts: alt ? { ...imageAltTexts, en: alt } : imageAltTexts });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </EditorPageContext>
  );
}
