import { type BrandFace, brandCorners, brandCrops, brandWeights } from '@selvedge/contract/brand-face.ts';
import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { checkFace } from '@selvedge/domain/brand/check-brands.ts';
import { houseColours } from '@selvedge/domain/brand/colours-of-face.ts';
import { contrastOfFace } from '@selvedge/domain/brand/contrast-of-face.ts';
import { knownColours } from '@selvedge/domain/brand/known-colours.ts';
import type { ReactNode } from 'react';
import { HexInput } from '../fields/hex-input.tsx';
import { SelectInput } from '../fields/simple-inputs.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { findText, text } from '../texts/text.ts';
import styles from './navigation.module.css';

type Props = {
  label: string;
  brand: SubBrand;
  readOnly: boolean;
  onChange: (face: BrandFace | undefined) => void;
  checked: (name: string, input: ReactNode, problem?: string) => ReactNode;
};

const colours = ['ground', 'cloth', 'ink', 'accent'] as const;

/** What a brand looks like. How its colours are read is said while they are typed, and refused at their field when it is published. */
export function FaceFields({ label, brand, readOnly, onChange, checked }: Props) {
  const { code, face = {} } = brand;
  const isOfHouse = code === '' && !brand.face;
  const problems = new Map(checkFace(knownColours(face)).map(({ at, key }) => [at, findText(key)]));
  const set = (change: { [name in keyof BrandFace]: BrandFace[name] | undefined }) => {
    const next = Object.entries({ ...face, ...change }).filter(([, value]) => value !== undefined);
    onChange(next.length === 0 ? undefined : Object.fromEntries(next));
  };
  return (
    <fieldset className={styles.face}>
      <legend>{label}</legend>
      {isOfHouse ? (
        <p className={styles.note}>{text('navigation.face_of_house')}</p>
      ) : (
        <>
          {colours.map((name) =>
            checked(
              `face.${name}`,
              <HexInput
                label={text(`navigation.face_${name}`)}
                value={face[name]}
                standard={houseColours[name]}
                hint={describeContrast(face, name)}
                readOnly={readOnly}
                onChange={(colour) => set({ [name]: colour })}
              />,
              problems.get(name),
            ),
          )}
          <SelectInput
            label={text('navigation.face_corner')}
            value={face.corner}
            options={brandCorners.map((value) => ({ value, label: text(`navigation.corner_${value}`) }))}
            readOnly={readOnly}
            onChange={(corner) => set({ corner })}
          />
          <SelectInput
            label={text('navigation.face_weight')}
            value={face.weight}
            options={brandWeights.map((value) => ({ value, label: text(`navigation.weight_${value}`) }))}
            readOnly={readOnly}
            onChange={(weight) => set({ weight })}
          />
          <SelectInput
            label={text('navigation.face_crop')}
            value={face.crop}
            options={brandCrops.map((value) => ({ value, label: value.replace('/', ':') }))}
            readOnly={readOnly}
            onChange={(crop) => set({ crop })}
          />
          <PictureInput label={text('navigation.face_logo')} value={face.logo} readOnly={readOnly} onChange={(logo) => set({ logo })} />
        </>
      )}
    </fieldset>
  );
}

function describeContrast(face: BrandFace, name: (typeof colours)[number]): string {
  const contrast = contrastOfFace(face)[name];
  // Rounded down: 4.49 is too little, and must not read as enough.
  const shown = Object.fromEntries(Object.entries(contrast).map(([of, ratio]) => [of, (Math.floor(ratio * 10) / 10).toFixed(1)]));
  return text('words' in contrast ? 'navigation.contrast_below' : 'navigation.contrast_on', shown);
}
