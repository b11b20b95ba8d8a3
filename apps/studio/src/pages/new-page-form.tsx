import { editing } from '@selvedge/contract/studio/editing.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { text } from '../texts/text.ts';
import styles from './pages-page.module.css';

/** A landing page is begun in one line: a title, and an address that follows it until somebody writes their own. */
export function NewPageForm({ market, onCancel }: { market: string; onCancel: () => void }) {
  const { call } = useStudio();
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const path = ownPath ?? (title ? `/i/${toSlug(title)}` : '');

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(editing.createPage, { body: { market, path, title } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    navigate(paths.edit(market, answer.data.path));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={text('pages.new')}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Field label={text('pages.new_title')} required maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
      <Field
        label={text('pages.new_path')}
        hint={text('pages.new_path_hint')}
        required
        maxLength={300}
        pattern="(\/[^\/?#]+)+"
        spellCheck={false}
        value={path}
        error={problem || undefined}
        onChange={(event) => setOwnPath(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit">{text('pages.create')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {text('studio.cancel')}
        </Button>
      </div>
    </form>
  );
}
