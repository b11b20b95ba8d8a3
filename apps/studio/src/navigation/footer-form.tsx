import type { Footer } from '@selvedge/contract/navigation.ts';
import { NumberInput, TextInput } from '../fields/simple-inputs.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { text } from '../texts/text.ts';
import type { RestProps } from './menu-editor.tsx';
import styles from './navigation.module.css';

/** CMS-085 the invitation to the app, and what others think of the shop. */
export function FooterForm({ setting: footer, onChange, readOnly }: RestProps<Footer>) {
  const set = (change: Partial<Footer>) => {
    const next = Object.entries({ ...footer, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next) as Footer);
  };
  const { appBanner, trustRating: trust } = footer;
  const setBanner = (change: NonNullable<Footer['appBanner']>) => {
    const next = Object.entries({ ...appBanner, ...change }).filter(([, value]) => value !== undefined);
    set({ appBanner: next.length === 0 ? undefined : Object.fromEntries(next) });
  };
  const setTrust = (change: Partial<NonNullable<Footer['trustRating']>>) => {
    const next = { name: '', url: '', score: 0, reviews: 0, ...trust, ...change };
    set({ trustRating: next.name === '' && next.url === '' ? undefined : next });
  };
  return (
    <div className={styles.form}>
      <h2>{text('navigation.rest_footer')}</h2>
      <details className={styles.details} open>
        <summary>{text('navigation.app_banner')}</summary>
        <PictureInput
          label={text('navigation.app_banner_picture')}
          value={appBanner?.picture}
          readOnly={readOnly}
          onChange={(picture) => setBanner({ picture })}
        />
        <PictureInput
          label={text('navigation.app_banner_icon')}
          value={appBanner?.icon}
          readOnly={readOnly}
          onChange={(icon) => setBanner({ icon })}
        />
      </details>
      <details className={styles.details} open>
        <summary>{text('navigation.trust')}</summary>
        <TextInput
          label={text('navigation.trust_name')}
          value={trust?.name}
          readOnly={readOnly}
          onChange={(name = '') => setTrust({ name })}
        />
        <TextInput
          label={text('navigation.field_address')}
          value={trust?.url}
          readOnly={readOnly}
          onChange={(url = '') => setTrust({ url })}
        />
        <NumberInput
          label={text('navigation.trust_score')}
          value={trust?.score}
          min={0}
          max={10}
          step={0.1}
          readOnly={readOnly}
          onChange={(score = 0) => setTrust({ score })}
        />
        <NumberInput
          label={text('navigation.trust_reviews')}
          value={trust?.reviews}
          min={0}
          step={1}
          readOnly={readOnly}
          onChange={(reviews = 0) => setTrust({ reviews })}
        />
      </details>
    </div>
  );
}
