import { type RefObject, useCallback, useEffect } from 'react';
import { isTyping } from '../lib/shortcuts.ts';

/**
 * A scanner types a code wherever one is. Its first character, a capital letter, leads into the search field; commands are small letters.
 * Answers the way back there by hand.
 */
export function useScanFocus(form: RefObject<HTMLElement | null>): () => void {
  const focus = useCallback(() => form.current?.querySelector('input')?.focus(), [form]);
  useEffect(() => {
    // Whoever opens the screen has a parcel in hand: the next thing typed is its code.
    focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (/^[A-Z]$/.test(event.key)) focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [focus]);
  return focus;
}
