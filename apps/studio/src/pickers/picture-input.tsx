import type { Image } from '@selvedge/contract/content/image.ts';
import { useState } from 'react';
import { FieldBox, type InputProps } from '../fields/field-box.tsx';
import styles from '../fields/fields.module.css';
import { text } from '../texts/text.ts';
import { PicturePicker } from './picture-picker.tsx';

/** A picture with its words for those who don't see it. */
export function PictureInput({ label, value, onChange, readOnly }: InputProps<Image>) {
  const [isOpen, setOpen] = useState(false);
  const smallest = value && `${value.src}-${value.widths[0]}.jpg`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {value && (
        <div className={styles.picture}>
          <img src={smallest} alt="" data-ratio={value.ratio} />
          <p>
            <span>{text('field.picture_size', { ratio: value.ratio.replace('/', ':'), width: value.width, height: value.height })}</span>
            <button type="button" disabled={readOnly} onClick={() => onChange(undefined)}>
              {text('field.remove_picture')}
            </button>
          </p>
        </div>
      )}
      <button type="button" className={styles.action} disabled={readOnly} onClick={() => setOpen(true)}>
        {text(value ? 'field.change_picture' : 'field.choose_picture')}
      </button>
      {value && (
        <FieldBox label={text('field.alt')} hint={text('field.alt_hint')}>
          {(ties) => (
            <input
              {...ties}
              className={styles.input}
              value={value.alt}
              maxLength={300}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...value, alt: event.target.value })}
            />
          )}
        </FieldBox>
      )}
      {isOpen && (
        <PicturePicker
          alt={value?.alt ?? ''}
          ratio={value?.ratio ?? '16/9'}
          onChoose={(image) => {
            onChange(image);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
