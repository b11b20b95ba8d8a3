import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { usePage, usePending, useT } from '../lib/shop-context.tsx';
import { announceEvent } from './announce.ts';

/** A page that changes without a document load is silent to a screen reader: say where we are, and go there. */
export function Announcer() {
  const page = usePage();
  const pending = usePending();
  const t = useT();
  const [text, setText] = useState('');
  const first = useRef(page);
  useEffect(() => {
    const before = first.current;
    first.current = page;
    // Another choice on the same page: it says itself what has changed, and focus stays where the choice was made.
    if (before.content._meta.url === page.content._meta.url) return;
    setText(page.content.seo.title);
    const main = document.getElementById('main');
    // Whoever goes to the empty page of search wants to type, as in its flyout.
    (main?.querySelector<HTMLElement>('[role=combobox]:placeholder-shown') ?? main)?.focus({ preventScroll: true });
  }, [page]);
  useEffect(() => {
    // The same words twice in a row would be no change, and not be read again.
    const say = (event: Event) =>
      setText((before) => `${(event as CustomEvent<string>).detail}${before.endsWith('\u00a0') ? '' : '\u00a0'}`);
    addEventListener(announceEvent, say);
    return () => removeEventListener(announceEvent, say);
  }, []);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {pending ? t('shell.loading') : text}
      </div>
    </VisuallyHidden>
  );
}
