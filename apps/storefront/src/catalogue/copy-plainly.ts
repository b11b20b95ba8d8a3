const breaks = /\u00ad/g;

/** Places where a word may break are no part of it: copied along, they would keep a name from being found anywhere else. */
export function copyPlainly(): void {
  addEventListener('copy', (event) => {
    const text = String(getSelection());
    if (event.defaultPrevented || !event.clipboardData || text.search(breaks) < 0) return;
    event.clipboardData.setData('text/plain', text.replace(breaks, ''));
    event.preventDefault();
  });
}
