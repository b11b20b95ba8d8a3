import { type RefObject, useEffect, useState } from 'react';

/** Leads to the first field that is wrong, once the screen shows what is: on a busy device the next frame comes before that. */
export function useFocusFirstInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [asked, form]);
  return () => setAsked((count) => count + 1);
}
