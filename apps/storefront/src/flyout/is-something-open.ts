/** Flyouts, zoom, filters, popups, an open menu. */
const opened = 'dialog[open], :popover-open, #site-menu [data-open]';
const typed = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether the shopper is in the middle of something that nothing may come over. */
export function isSomethingOpen(): boolean {
  if (document.querySelector(opened) || document.activeElement?.matches(typed)) return true;
  // The question about cookies lies where an invitation would on a small screen: a finger on its way must not meet another button.
  return matchMedia('(max-width: 767px)').matches && document.querySelector('[data-asks]') !== null;
}
