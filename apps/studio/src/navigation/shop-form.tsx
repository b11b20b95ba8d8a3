import type { Link, Navigation } from '@selvedge/contract/navigation.ts';
import { visibleSearchHistory, visibleSearchProducts } from '@selvedge/domain/constants.ts';
import { LinkInput } from '../editor/fields/link-input.tsx';
import { PictureInput } from '../editor/fields/picture-input.tsx';
import { NumberInput, SelectInput, TextInput } from '../editor/fields/simple-inputs.tsx';
import { WithProblem } from '../shell/with-problem.tsx';
import { text } from '../texts.ts';
import { BrandFields } from './brand-fields.tsx';
import styles from './navigation.module.css';

type Props = {
  navigation: Navigation;
  onChange: (next: Navigation) => void;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
};

const positions = ['start', 'center', 'end'] as const;

/** What the shop is called, where its menu stands, and where its parts lead. */
export function ShopForm({ navigation, onChange, readOnly, problemAt }: Props) {
  const set = (change: Partial<Navigation>) => {
    const next = Object.entries({ ...navigation, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next) as Navigation);
  };
  const trust = navigation.trustRating;
  const setTrust = (change: Partial<NonNullable<Navigation['trustRating']>>) => {
    const next = { name: '', url: '', score: 0, reviews: 0, ...trust, ...change };
    set({ trustRating: next.name === '' && next.url === '' ? undefined : next });
  };
  return (
    <div className={styles.form}>
      <h2>{text('navigation.branch_shop')}</h2>
      <WithProblem problem={problemAt('shopName')}>
        <TextInput
          label={text('navigation.field_shopName')}
          value={navigation.shopName}
          maxLength={80}
          readOnly={readOnly}
          onChange={(shopName = '') => set({ shopName })}
        />
      </WithProblem>
      <PictureInput label={text('navigation.field_logo')} value={navigation.logo} readOnly={readOnly} onChange={(logo) => set({ logo })} />
      <SelectInput
        label={text('navigation.field_menuPosition')}
        value={navigation.menuPosition}
        options={positions.map((value) => ({ value, label: text(`navigation.position_${value}`) }))}
        readOnly={readOnly}
        onChange={(menuPosition = 'center') => set({ menuPosition })}
      />
      <LinkInput
        label={text('navigation.field_sizeGuide')}
        value={navigation.sizeGuide}
        readOnly={readOnly}
        onChange={(sizeGuide: Link | undefined) => set({ sizeGuide })}
      />
      <NumberInput
        label={text('navigation.field_totalVisibleProducts')}
        value={navigation.totalVisibleProducts}
        min={0}
        max={20}
        readOnly={readOnly}
        onChange={(totalVisibleProducts = visibleSearchProducts) => set({ totalVisibleProducts })}
      />
      <NumberInput
        label={text('navigation.field_totalVisibleSearchHistory')}
        value={navigation.totalVisibleSearchHistory}
        min={0}
        max={20}
        readOnly={readOnly}
        onChange={(totalVisibleSearchHistory = visibleSearchHistory) => set({ totalVisibleSearchHistory })}
      />
      <BrandFields navigation={navigation} set={set} readOnly={readOnly} problemAt={problemAt} />
      <details className={styles.details}>
        <summary>{text('navigation.page_links')}</summary>
        <p className={styles.note}>{text('navigation.page_links_hint')}</p>
        {Object.entries(navigation.pageLinks).map(([page, url]) => (
          <TextInput
            key={page}
            label={page}
            value={url}
            readOnly={readOnly}
            onChange={(next = '') => set({ pageLinks: { ...navigation.pageLinks, [page]: next } })}
          />
        ))}
      </details>
      <details className={styles.details} open={trust !== undefined}>
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
