import { collapseWhitespace } from '@selvedge/domain/text/collapse-whitespace.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { useShop, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './search-form.module.css';
import { rememberSearch } from './search-history.ts';
import type { SearchOption } from './search-option.ts';

/** What can be chosen below the field, in the order in which the arrow keys meet it. */
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

type SearchFormProps = { term?: string; onSearch?: () => void /** What is there while nothing is typed. */; children?: ReactNode };

/**
 * A plain form: without scripts it submits to the search page, with them the router goes there. While somebody types, it is
 * a combobox: the arrow keys walk through the suggestions, Enter follows one, Escape sends them away.
 */
export function SearchForm({ term = '', onSearch, children }: SearchFormProps) {
  const id = useId();
  const t = useT();
  const { router } = useShop();
  const action = usePageLink()('searchPage', '/search');
  const [typed, setTyped] = useState<string>();
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = typed !== undefined && options.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement;
    if (field === document.activeElement && field.value !== term) setTyped(field.value);
  }, []);
  const offer = useCallback((next: readonly SearchOption[]) => {
    setOptions(next);
    setActive(-1);
  }, []);
  const close = () => {
    setTyped(undefined);
    offer([]);
  };
  const leave = (words: string) => {
    rememberSearch(words);
    close();
    onSearch?.();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const words = collapseWhitespace(String(new FormData(event.currentTarget).get('q') ?? '')).trim();
    if (!router) return rememberSearch(words);
    event.preventDefault();
    const href = options[active]?.href ?? (words ? `${action}?q=${encodeURIComponent(words)}` : action);
    leave(words);
    void router.navigate(href);
  };
  const walk = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The field itself is one of the stops: from the last suggestion the way leads back to what was typed.
    if (step) setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} onSubmit={submit}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-options`}
          aria-activedescendant={options[active]?.id}
          defaultValue={term}
          placeholder={t('search.placeholder')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={walk}
        />
        <button className={styles.submit} type="submit">
          <Icon name="search" />
          <VisuallyHidden>{t('search.submit')}</VisuallyHidden>
        </button>
      </form>
      {typed !== undefined && (
        <Suspense>
          <Suggestions listId={id} typed={typed} active={options[active]?.id} onOptions={offer} onFollow={() => leave(typed)} />
        </Suspense>
      )}
      {!typed?.trim() && children}
    </search>
  );
}
