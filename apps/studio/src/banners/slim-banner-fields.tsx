import type { SlimBanner } from '@selvedge/contract/navigation.ts';
import { TextInput } from '../fields/simple-inputs.tsx';
import { put } from '../lib/put.ts';
import { LinkInput } from '../pickers/link-input.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { ToneInput } from './tone-input.tsx';

type Props = { banner: SlimBanner; readOnly: boolean; problem: string | undefined; onChange: (banner: SlimBanner) => void };

const locations = ['above', 'below'] as const;
const alignments = ['start', 'center', 'end'] as const;

export function SlimBannerFields({ banner, readOnly, problem, onChange }: Props) {
  const ground = banner.backgroundColor ?? 'ink';
  const words = banner.textColor ?? (ground === 'cloth' || ground === 'paper' ? 'ink' : 'paper');
  return (
    <div className={styles.fields}>
      <TextInput
        label={text('banners.text')}
        value={banner.text}
        maxLength={200}
        readOnly={readOnly}
        problem={problem}
        onChange={(next) => onChange({ ...banner, text: next ?? '' })}
      />
      <LinkInput
        label={text('banners.link')}
        value={banner.link}
        readOnly={readOnly}
        onChange={(link) => onChange(put(banner, 'link', link))}
      />
      <div className={styles.pair}>
        <ChoiceInput
          label={text('banners.location')}
          value={banner.location}
          readOnly={readOnly}
          options={locations.map((value) => ({ value, label: text(`banners.location_${value}`) }))}
          onChange={(location) => onChange({ ...banner, location })}
        />
        <ChoiceInput
          label={text('banners.alignment')}
          value={banner.alignment}
          readOnly={readOnly}
          options={alignments.map((value) => ({ value, label: text(`banners.alignment_${value}`) }))}
          onChange={(alignment) => onChange({ ...banner, alignment })}
        />
      </div>
      <div className={styles.pair}>
        <ToneInput
          label={text('banners.ground')}
          value={banner.backgroundColor}
          readOnly={readOnly}
          onChange={(colour) => onChange(put(banner, 'backgroundColor', colour))}
        />
        <ToneInput
          label={text('banners.words_colour')}
          value={banner.textColor}
          readOnly={readOnly}
          onChange={(colour) => onChange(put(banner, 'textColor', colour))}
        />
      </div>
      <ContrastNote words={words} ground={ground} />
    </div>
  );
}
