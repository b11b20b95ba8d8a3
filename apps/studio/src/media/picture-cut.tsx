import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { UploadedPicture } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { Button } from '@selvedge/ui/button.tsx';
import fields from '../fields/fields.module.css';
import { text } from '../texts/text.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './picture-chooser.module.css';

type Props = {
  picture: UploadedPicture;
  ratios: readonly Ratio[];
  ratio: Ratio;
  focus: Point;
  isBusy: boolean;
  onRatio: (ratio: Ratio) => void;
  onFocus: (focus: Point) => void;
  onTake: () => void;
};

/** What matters in a picture, and the shape it is cut to. */
export function PictureCut({ picture, ratios, ratio, focus, isBusy, onRatio, onFocus, onTake }: Props) {
  return (
    <section className={styles.crop} aria-label={text('field.crop')}>
      <FocalPoint picture={picture} ratio={ratio} focus={focus} onChange={onFocus} />
      {ratios.length > 1 && (
        <fieldset>
          <legend className={fields.label}>{text('field.ratio')}</legend>
          {ratios.map((each) => (
            <label key={each}>
              <input type="radio" name="ratio" checked={ratio === each} onChange={() => onRatio(each)} /> {each.replace('/', ':')}
            </label>
          ))}
        </fieldset>
      )}
      <Button onClick={onTake} disabled={isBusy}>
        {text('field.take')}
      </Button>
    </section>
  );
}
