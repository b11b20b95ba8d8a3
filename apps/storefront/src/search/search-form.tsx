import { collapseWhitespace } from '@selvedge/domain/text/collapse-whitespace.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type FormEvent, useId } from 'react';
import { useShop, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/page-link.ts';
import styles from './search-form.module.css';
import { rememberSearch } from './search-history.ts';

/** A plain form: without scripts it submits to the search page, with them the router goes there. */
export function SearchForm({ term = '', onSearch }: { term?: string; onSearch?: () => void }) {
  const id = useId();
  const t = useT();
  const { router } = useShop();
  const action = usePageLink()('searchPage', '/search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = collapseWhitespace(String(new FormData(event.currentTarget).get('q') ?? '')).trim();
    rememberSearch(typed);
    if (!router) return;
    event.preventDefault();
    onSearch?.();
    void router.navigate(typed ? `${action}?q=${encodeURIComponent(typed)}` : action);
  };
  return (
    <search>
      <form className={styles.form} action={action} onSubmit={submit}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={term}
          placeholder={t('search.placeholder')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.submit} type="submit">
          <Icon name="search" />
          <VisuallyHidden>{t('search.submit')}</VisuallyHidden>
        </button>
      </form>
    </search>
  );
}
