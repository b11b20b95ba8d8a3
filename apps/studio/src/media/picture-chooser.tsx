import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { UploadedPicture } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { Drawer } from '@selvedge/ui/drawer.tsx';
import fields from '../fields/fields.module.css';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { text } from '../texts/text.ts';
import media from './media.module.css';
import styles from './picture-chooser.module.css';
import { PictureCut } from './picture-cut.tsx';
import { UploadButton } from './upload-button.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

type Props = {
  /** The shapes it may be cut to. */
  ratios: readonly Ratio[];
  ratio: Ratio;
  /** Where a file is sent that is brought along. */
  uploadPath: string;
  /** Answers what stood in the way. */
  onTake: (picture: UploadedPicture, cut: { ratio: Ratio; focus: Point }) => Promise<string | undefined>;
  onClose: () => void;
};

/** The library: take a picture from it or bring one along, then say what matters in it. */
export function PictureChooser({ ratios, ratio: given, uploadPath, onTake, onClose }: Props) {
  const choice = usePictureChoice({ ratio: given, uploadPath, onTake });
  const { words, setWords, pictures, chosen, ratio, focus, setFocus, busy, problem, choose, bring, shape, take } = choice;
  const drop = useFileDrop((files) => void bring(files));
  return (
    <Drawer label={text('field.library')} side="end" closing={false} onClose={onClose}>
      <div className={styles.picker} {...drop}>
        <header>
          <h2>{text('field.library')}</h2>
          <button type="button" onClick={onClose}>
            {text('studio.close')}
          </button>
        </header>
        <div className={fields.line}>
          <input
            type="search"
            className={fields.input}
            aria-label={text('field.find_picture')}
            placeholder={text('field.find_picture')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <UploadButton
            label={text('field.upload')}
            look="secondary"
            multiple
            isBusy={busy !== ''}
            onFiles={(files) => void bring(files)}
          />
        </div>
        <p role="status" className={media.hint}>
          {busy || text('field.upload_hint')}
        </p>
        {problem && (
          <p role="alert" className={media.problem}>
            {problem}
          </p>
        )}
        {chosen && (
          <PictureCut
            picture={chosen}
            {...{ ratios, ratio, focus }}
            isBusy={busy !== ''}
            onRatio={shape}
            onFocus={setFocus}
            onTake={() => void take()}
          />
        )}
        <Library pictures={pictures} chosen={chosen} onChoose={choose} />
        {pictures?.length === 0 && <p className={media.hint}>{text('field.library_empty')}</p>}
      </div>
    </Drawer>
  );
}

type LibraryProps = {
  pictures: readonly UploadedPicture[] | undefined;
  chosen: UploadedPicture | undefined;
  onChoose: (picture: UploadedPicture) => void;
};

function Library({ pictures, chosen, onChoose }: LibraryProps) {
  return (
    <ul className={styles.library}>
      {pictures?.map((picture) => (
        <li key={picture.key}>
          <button
            type="button"
            aria-pressed={chosen?.key === picture.key}
            title={`${picture.name}, ${picture.width} × ${picture.height}`}
            onClick={() => onChoose(picture)}
          >
            <span className={media.tile}>
              <img src={picture.src} alt={picture.name} loading="lazy" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
