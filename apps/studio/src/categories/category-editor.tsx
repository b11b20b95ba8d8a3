import { type CategorySettings, type CategoryTree, categoryDocument } from '@selvedge/contract/catalogue/category.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { CategoryOverview } from '@selvedge/contract/studio/categories.ts';
import { arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import type { ReactNode } from 'react';
import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { NumberInput } from '../fields/simple-inputs.tsx';
import { paths } from '../lib/router.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import type { Change } from '../settings/use-setting-work.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import ruleStyles from './category-rules.module.css';
import { ListingPreview } from './listing-preview.tsx';
import { nameIn } from './name-in.ts';
import { ProductsFields } from './products-fields.tsx';

const blank: CategorySettings = { products: { kind: 'assigned' }, order: [] };

type Props = {
  id: string;
  scope: string;
  shownIn: string;
  markets: readonly MarketSettings[];
  overview: CategoryOverview;
  /** With what is planned of it: a category that was just added is not live yet. */
  tree: CategoryTree | undefined;
  onMarket: (market: string) => void;
  children?: ReactNode;
};

/** One category: what is in it, in which order, and how it will look. */
export function CategoryEditor({ id, scope, shownIn, markets, overview, tree, onMarket, children }: Props) {
  const language = markets.find((each) => each.id === shownIn)?.language.baseCode ?? 'en';
  const category = arrangeCategories(overview.given, tree).find((each) => each.id === id);
  const facts = overview.facts.find((each) => each.id === id);
  const title = nameIn(category?.names ?? {}, language) || id;
  if (!category) {
    const wayOn = <a href={paths.screen('categories', scope)}>{text('categories.back')}</a>;
    return <StateNote isHeading title={text('categories.unknown', { id })} advice={text('categories.unknown_advice')} action={wayOn} />;
  }
  return (
    <SettingEditor
      name={categoryDocument(id)}
      market={scope}
      markets={markets}
      title={title}
      blank={blank}
      onMarket={onMarket}
      {...(facts?.path !== undefined && { previewPath: facts.path })}
    >
      {({ value, change, readOnly, problemAt }) => (
        <div className={styles.screen}>
          <p className={styles.crumbs}>
            <a href={paths.screen('categories', scope)}>{text('categories.back')}</a>
            {children}
            {facts?.path !== undefined && (
              <a href={paths.edit(shownIn, facts.path)}>{text('categories.open_page', { path: facts.path })}</a>
            )}
          </p>
          <div className={styles.columns}>
            <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
              <fieldset disabled={readOnly}>
                <ProductsFields
                  value={value.products}
                  market={shownIn}
                  readOnly={readOnly}
                  problemAt={problemAt}
                  onChange={(products) => change((now) => ({ ...now, products }))}
                />
                <h2>{text('categories.limits')}</h2>
                <LimitFields value={value} onChange={change} />
                <h2>{text('categories.feeds')}</h2>
                <GoogleCategoryField value={value} problem={problemAt('googleCategory')} onChange={change} />
              </fieldset>
            </form>
            <ListingPreview id={id} tree={tree} market={shownIn} settings={value} readOnly={readOnly} onChange={change} />
          </div>
        </div>
      )}
    </SettingEditor>
  );
}

type Some = {
  googleCategory?: string | undefined;
  limitTotal?: number | undefined;
  maximumAgeDays?: number | undefined;
  daysForNewIn?: number | undefined;
};

/** What was emptied is left out: a schema takes nothing for no value. */
function without(settings: CategorySettings, change: Some): CategorySettings {
  const entries = Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as CategorySettings;
}

function LimitFields({ value, onChange: change }: { value: CategorySettings; onChange: Change<CategorySettings> }) {
  return (
    <div className={ruleStyles.numbers}>
      <NumberInput
        label={text('categories.limit_total')}
        min={1}
        max={1_000_000}
        value={value.limitTotal}
        onChange={(limitTotal) => change((now) => without(now, { limitTotal }))}
      />
      <NumberInput
        label={text('categories.maximum_age')}
        min={0}
        max={36_500}
        value={value.maximumAgeDays}
        onChange={(maximumAgeDays) => change((now) => without(now, { maximumAgeDays }))}
      />
      <NumberInput
        label={text('categories.new_in')}
        min={0}
        max={36_500}
        value={value.daysForNewIn}
        onChange={(daysForNewIn) => change((now) => without(now, { daysForNewIn }))}
      />
    </div>
  );
}

type GoogleProps = { value: CategorySettings; problem: string | undefined; onChange: Change<CategorySettings> };

/** Empty: what the nearest category above says, and else what its name tells. */
function GoogleCategoryField({ value, problem, onChange: change }: GoogleProps) {
  return (
    <FieldBox label={text('categories.google')} hint={text('categories.google_hint')} problem={problem && text('categories.google_wrong')}>
      {(ties) => (
        <input
          {...ties}
          className={fields.input}
          dir="ltr"
          maxLength={300}
          value={value.googleCategory ?? ''}
          onChange={({ target }) => change((now) => without(now, { googleCategory: target.value || undefined }))}
        />
      )}
    </FieldBox>
  );
}
