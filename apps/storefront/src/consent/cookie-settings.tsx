import { type OptionalCategory, optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { hasConsent } from './consent.ts';
import styles from './cookie-settings.module.css';
import { saveConsent } from './save-consent.ts';
import { StoredList } from './stored-list.tsx';

/** Where a decision is made in detail, and changed at any time. */
export function Content({ close }: { close: () => void }) {
  const t = useT();
  const decide = (allowed: readonly OptionalCategory[]) => {
    saveConsent(allowed);
    close();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide(optionalCategories.filter((category) => chosen.has(category)));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.intro}>{t('consent.intro')}</p>
      <ul className={styles.categories}>
        <Category category="necessary" name={t('consent.necessary.title')} text={t('consent.necessary.text')}>
          {(ids) => <input className={styles.box} type="checkbox" checked disabled {...ids} />}
        </Category>
        {optionalCategories.map((category) => (
          <Category key={category} category={category} name={t(`consent.${category}.title`)} text={t(`consent.${category}.text`)}>
            {(ids) => <input className={styles.box} type="checkbox" name={category} defaultChecked={hasConsent(category)} {...ids} />}
          </Category>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button type="submit" look="secondary" wide>
          {t('consent.save')}
        </Button>
        <Button look="secondary" wide onClick={() => decide([])}>
          {t('consent.refuse')}
        </Button>
        <Button look="secondary" wide onClick={() => decide(optionalCategories)}>
          {t('consent.accept')}
        </Button>
      </div>
    </form>
  );
}

type CategoryProps = {
  category: string;
  name: string;
  text: string;
  children: (ids: { id: string; 'aria-describedby': string }) => ReactNode;
};

function Category({ category, name, text, children }: CategoryProps) {
  const id = useId();
  return (
    <li className={styles.category}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      {children({ id, 'aria-describedby': `${id}-text` })}
      <p className={styles.text} id={`${id}-text`}>
        {text}
      </p>
      <StoredList category={category} />
    </li>
  );
}
