import type { SlimBanner } from '@selvedge/contract/navigation.ts';
import { ItemList } from '../settings/item-list.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { SiteEditor, type TabProps } from './site-editor.tsx';
import { SlimBannerFields } from './slim-banner-fields.tsx';

/** Lines of news above or below the header, in their order. */
export function SlimTab(props: TabProps) {
  return (
    <SiteEditor {...props} title={text('banners.slim')}>
      {({ value, change, readOnly, problemAt }) => (
        <>
          <p className={styles.note}>{text('banners.slim_note')}</p>
          <ItemList
            label={text('banners.slim')}
            items={value.slimBanners}
            onChange={(slimBanners) => change((site) => ({ ...site, slimBanners }))}
            titleOf={(banner) => banner.text}
            noteOf={(banner) => text(`banners.location_${banner.location}`)}
            add={{ label: text('banners.slim_new'), make: newBanner }}
            duplicate={(banner) => ({ ...banner, id: crypto.randomUUID() })}
            readOnly={readOnly}
            max={20}
          >
            {(banner, onChange, index) => (
              <SlimBannerFields banner={banner} readOnly={readOnly} problem={problemAt(`slimBanners.${index}.text`)} onChange={onChange} />
            )}
          </ItemList>
          <p className={styles.note}>{text('banners.schedule')}</p>
        </>
      )}
    </SiteEditor>
  );
}

const newBanner = (): SlimBanner => ({ id: crypto.randomUUID(), text: '', location: 'above', alignment: 'center' });
