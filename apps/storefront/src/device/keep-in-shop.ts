/** On a store's device nothing leads out of the shop, and no field offers what somebody else typed. */
export function keepInShop(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/studio')) event.preventDefault();
    // Another window would have no way back.
    else if (link.target && link.target !== '_self') link.removeAttribute('target');
  };
  const onFocus = (event: FocusEvent) => {
    const field = event.target;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.autocomplete = 'off';
    if (field instanceof HTMLInputElement && field.form) field.form.autocomplete = 'off';
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocus, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}
