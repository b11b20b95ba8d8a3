import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { usePage, useShop, useT } from '../lib/shop-context.tsx';

/** A page that changes without a document load is silent to a screen reader: say where we are, and go there. */
export function Announcer() {
  const page = usePage();
  const { pending } = useShop();
  const t = useT();
  const [text, setText] = useState('');
  const first = useRef(page);
  useEffect(() => {
    if (first.current === page) return;
    first.current = page;
    setText(page.content.seo.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {pending ? t('shell.loading') : text}
      </div>
    </VisuallyHidden>
  );
}
