import { type BreakpointName, breakpointNames, type PerBreakpoint } from '@selvedge/contract/content/breakpoint.ts';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { CropChoice, PictureDetail } from '@selvedge/contract/studio/media.ts';
import { cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import { useState } from 'react';
import { text } from '../texts/text.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media.module.css';
import parts from './picture-screen.module.css';

const ratios = ['4/5', '3/4', '1/1', '3/2', '16/9', '2/1'] as const satisfies readonly Ratio[];
/** What each screen is cut to until somebody says otherwise. */
const usual: Record<BreakpointName, Ratio> = { mobile: '4/5', tablet: '3/2', desktop: '16/9' };

type Props = {
  picture: PictureDetail;
  focus: Point;
  crops: PerBreakpoint<CropChoice>;
  readOnly: boolean;
  onChange: (crops: PerBreakpoint<CropChoice>) => void;
};

/** The picture as each screen shows it. A cut of its own is made by moving its own point. */
export function PictureCrops({ picture, focus, crops, readOnly, onChange }: Props) {
  const [open, setOpen] = useState<BreakpointName>();
  const put = (name: BreakpointName, choice: CropChoice | undefined) => {
    const { [name]: _, ...others } = crops;
    onChange(choice ? { ...others, [name]: choice } : others);
  };
  return (
    <fieldset className={parts.crops}>
      <legend>{text('media.crops')}</legend>
      <p className={styles.hint}>{text('media.crops_note')}</p>
      <div className={parts.screens}>
        {breakpointNames.map((name) => {
          const own = crops[name];
          const choice = own ?? { ratio: usual[name], focus };
          return (
            <div key={name}>
              <Cut picture={picture} choice={choice} />
              <label>
                <span>{text('media.ratio', { screen: text(`preview.${name}`) })}</span>
                <select
                  value={choice.ratio}
                  disabled={readOnly}
                  onChange={(event) => put(name, { ...choice, ratio: event.target.value as Ratio })}
                >
                  {ratios.map((ratio) => (
                    <option key={ratio} value={ratio}>
                      {ratio.replace('/', ':')}
                    </option>
                  ))}
                </select>
              </label>
              <label className={parts.own}>
                <input
                  type="checkbox"
                  disabled={readOnly}
                  checked={own !== undefined}
                  onChange={(event) => {
                    put(name, event.target.checked ? choice : undefined);
                    setOpen(event.target.checked ? name : undefined);
                  }}
                />
                {text('media.own_crop')}
              </label>
            </div>
          );
        })}
      </div>
      {open && crops[open] && !readOnly && (
        <FocalPoint
          picture={picture}
          ratio={crops[open].ratio}
          focus={crops[open].focus}
          onChange={(point) => put(open, { ratio: crops[open]!.ratio, focus: point })}
        />
      )}
    </fieldset>
  );
}

/** The part of the picture that is left. */
function Cut({ picture, choice: { ratio, focus } }: { picture: PictureDetail; choice: CropChoice }) {
  const crop = cropAround(picture, { ratio, focus });
  const across = picture.width / crop.width;
  return (
    <span className={parts.cut} style={{ aspectRatio: ratio.replace('/', ' / ') }}>
      <img
        src={picture.src}
        alt=""
        style={{
          inlineSize: `${across * 100}%`,
          insetInlineStart: `${(-crop.left / crop.width) * 100}%`,
          insetBlockStart: `${(-crop.top / crop.height) * 100}%`,
        }}
      />
    </span>
  );
}
