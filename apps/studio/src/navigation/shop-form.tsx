import type { Link, Menus } from '@selvedge/contract/navigation.ts';
import { visibleSearchHistory, visibleSearchProducts } from '@selvedge/domain/constants.ts';
import { NumberInput, SelectInput, TextInput } from '../fields/simple-inputs.tsx';
import { LinkInput } from '../pickers/link-input.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { WithProblem } from '../shell/with-problem.tsx';
import { text } from '../texts/text.ts';
import { BrandFields } from './brand-fields.tsx';
import type { RestProps } from './menu-editor.tsx';
import styles from './navigation.module.css';

const positions = ['start', 'center', 'end'] as const;

/** What the shop is called, where its menu stands, and where its parts lead. */
export function ShopForm({ setting: menus, onChange, readOnly, problemAt }: RestProps<Menus>) {
  const set = (change: Partial<Menus>) => {
    const next = Object.entries({ ...menus, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next) as Menus);
  };
  return (
    <div className={styles.form}>
      <h2>{text('navigation.rest_menus')}</h2>
      <WithProblem problem={problemAt('shopName')}>
        <TextInput
          label={text('navigation.field_shopName')}
          value={menus.shopName}
          maxLength={80}
          readOnly={readOnly}
          onChange={(shopName = '') => set({ shopName })}
        />
      </WithProblem>
      <PictureInput label={text('navigation.field_logo')} value={menus.logo} readOnly={readOnly} onChange={(logo) => set({ logo })} />
      <SelectInput
        label={text('navigation.field_menuPosition')}
        value={menus.menuPosition}
        options={positions.map((value) => ({ value, label: text(`navigation.position_${value}`) }))}
        readOnly={readOnly}
        onChange={(menuPosition = 'center') => set({ menuPosition })}
      />
      <LinkInput
        label={text('navigation.field_sizeGuide')}
        value={menus.sizeGuide}
        readOnly={readOnly}
        onChange={(sizeGuide: Link | undefined) => set({ sizeGuide })}
      />
      <NumberInput
        label={text('navigation.field_totalVisibleProducts')}
        value={menus.totalVisibleProducts}
        min={0}
        max={20}
        readOnly={readOnly}
        onChange={(totalVisibleProducts = visibleSearchProducts) => set({ totalVisibleProducts })}
      />
      <NumberInput
        label={text('navigation.field_totalVisibleSearchHistory')}
        value={menus.totalVisibleSearchHistory}
        min={0}
        max={20}
        readOnly={readOnly}
        onChange={(totalVisibleSearchHistory = visibleSearchHistory) => set({ totalVisibleSearchHistory })}
      />
      <BrandFields menus={menus} set={set} readOnly={readOnly} problemAt={problemAt} />
      <details className={styles.details}>
        <summary>{text('navigation.page_links')}</summary>
        <p className={styles.note}>{text('navigation.page_links_hint')}</p>
        {Object.entries(menus.pageLinks).map(([page, url]) => (
          <TextInput
            key={page}
            label={page}
            value={url}
            readOnly={readOnly}
            onChange={(next = '') => set({ pageLinks: { ...menus.pageLinks, [page]: next } })}
          />
        ))}
      </details>
    </div>
  );
}
