import type { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import { useState } from 'react';
import { ChoiceInput } from '../banners/choice-input.tsx';
import { ContrastNote } from '../banners/contrast-note.tsx';
import { NumberInput, TextInput } from '../fields/simple-inputs.tsx';
import { put } from '../lib/put.ts';
import { PicturePicker } from '../pickers/picture-picker.tsx';
import { text } from '../texts/text.ts';
import styles from './badges.module.css';
import { HexInput } from './hex-input.tsx';

type Props = { look: BadgeDisplay; readOnly: boolean; onChange: (look: BadgeDisplay) => void };

const shapes = ['plain', 'chip', 'curvy', 'image'] as const;
type Shape = (typeof shapes)[number];
const alignments = ['start', 'center', 'end'] as const;

const shapeOf = ({ image, isCurvyChip, isChip }: BadgeDisplay): Shape =>
  image !== undefined ? 'image' : isCurvyChip ? 'curvy' : isChip ? 'chip' : 'plain';

const measures = [
  { name: 'textSize', label: 'badges.text_size', min: 6, max: 40, unit: 'px' },
  { name: 'opacity', label: 'badges.opacity', min: 0, max: 100, unit: '%' },
  { name: 'rotation', label: 'badges.rotation', min: -180, max: 180, unit: '°' },
  { name: 'offsetX', label: 'badges.offset_x', min: -200, max: 200, unit: 'px' },
  { name: 'offsetY', label: 'badges.offset_y', min: -200, max: 200, unit: 'px' },
  { name: 'width', label: 'badges.width', min: 8, max: 400, unit: 'px' },
] as const;

/** CAT-019 everything that a badge can be in one place. */
export function LookFields({ look, readOnly, onChange }: Props) {
  const shape = shapeOf(look);
  const setShape = (next: Shape) => {
    const { image = '', ...rest } = look;
    const chip = { isChip: next === 'chip', isCurvyChip: next === 'curvy' };
    onChange({ ...rest, ...chip, ...(next === 'image' && { image }) });
  };
  return (
    <div className={styles.look}>
      <ChoiceInput
        label={text('badges.shape')}
        value={shape}
        readOnly={readOnly}
        options={shapes.map((value) => ({ value, label: text(`badges.shape_${value}`) }))}
        onChange={setShape}
      />
      {shape === 'image' && <ImageFields look={look} readOnly={readOnly} onChange={onChange} />}
      <div className={styles.three}>
        {(['textColor', 'backgroundColor', 'borderColor'] as const).map((name) => (
          <HexInput
            key={name}
            label={text(names[name])}
            value={look[name]}
            readOnly={readOnly}
            onChange={(colour) => onChange(put(look, name, colour))}
          />
        ))}
      </div>
      {shape !== 'image' && <ContrastNote words={look.textColor ?? 'ink'} ground={look.backgroundColor ?? 'paper'} />}
      <div className={styles.three}>
        {measures.map(({ name, label, ...bounds }) => (
          <NumberInput
            key={name}
            label={text(label)}
            value={look[name]}
            readOnly={readOnly}
            {...bounds}
            onChange={(value) => {
              const isOptional = name === 'width';
              if (value === undefined ? isOptional : value >= bounds.min && value <= bounds.max) onChange(put(look, name, value));
            }}
          />
        ))}
      </div>
      <ChoiceInput
        label={text('badges.alignment')}
        value={look.textAlignment}
        readOnly={readOnly}
        options={alignments.map((value) => ({ value, label: text(`banners.alignment_${value}`) }))}
        onChange={(textAlignment) => onChange({ ...look, textAlignment })}
      />
    </div>
  );
}

const names = { textColor: 'badges.text_colour', backgroundColor: 'badges.ground', borderColor: 'badges.border' } as const;

function ImageFields({ look, readOnly, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextInput
        label={text('badges.image')}
        value={look.image}
        maxLength={500}
        readOnly={readOnly}
        onChange={(image = '') => onChange({ ...look, image })}
      />
      {!readOnly && (
        <button type="button" className={styles.way} onClick={() => setOpen(true)}>
          {text('badges.choose_image')}
        </button>
      )}
      <TextInput
        label={text('badges.image_alt')}
        value={look.imageAlt}
        maxLength={200}
        readOnly={readOnly}
        onChange={(imageAlt = '') => onChange({ ...look, imageAlt })}
      />
      {isOpen && (
        <PicturePicker
          alt={look.imageAlt}
          ratio="1/1"
          onChoose={({ src, widths, alt }) => {
            onChange({ ...look, image: `${src}-${widths[0]}.webp`, imageAlt: alt });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
