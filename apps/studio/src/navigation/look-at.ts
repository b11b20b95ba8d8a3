export type Look = 'header' | 'burger' | 'footer';

/** Which part of a page shows what is chosen of the menus; undefined where the one that is shown will do. */
export function lookOf(chosen: string): Look | undefined {
  const [branch] = chosen.split('.');
  if (branch === 'burgerMenu' || branch === 'stickyNavigation') return 'burger';
  return branch === 'accountMenu' ? undefined : 'header';
}

const everyMs = 150;
const attempts = 40;

/** Brings a part of the shop into sight: opens the menu, or scrolls down. The shop's own script must be there first, so it is waited for. */
export function lookAt(shop: Document, { look, item }: { look: Look; item: number | undefined }): void {
  if (look === 'footer') {
    // Not into view: that would move the Studio around the frame, too.
    const { top = 0 } = shop.getElementById('footer')?.getBoundingClientRect() ?? {};
    // The header that comes along would stand over the headlines.
    const { bottom = 0 } = shop.querySelector('header')?.getBoundingClientRect() ?? {};
    shop.defaultView?.scrollBy(0, top - Math.max(0, bottom));
    return;
  }
  if (look === 'header') shop.defaultView?.scrollTo(0, 0);
  attempt(shop, attempts, () => (look === 'burger' ? openBurger(shop) : openPanel(shop, item)));
}

function attempt(shop: Document, left: number, act: () => boolean): void {
  const isLive = shop.querySelector('#site-menu[data-live]') !== null;
  if ((isLive && act()) || left === 0) return;
  setTimeout(() => attempt(shop, left - 1, act), everyMs);
}

function openBurger(shop: Document): boolean {
  if (shop.querySelector('dialog[open]')) return true;
  shop.querySelector<HTMLElement>('a[href="#site-menu"][aria-haspopup]')?.click();
  return false;
}

function openPanel(shop: Document, item: number | undefined): boolean {
  // Modal dialogs have no address to be closed by; Escape is their own way.
  for (const dialog of shop.querySelectorAll('dialog[open]')) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  const entries = [...shop.querySelectorAll<HTMLElement>('#site-menu > ul > li')];
  const isOpen = (entry: HTMLElement | undefined) => entry?.hasAttribute('data-open') ?? false;
  const toggle = (entry: HTMLElement | undefined) => entry?.querySelector<HTMLElement>(':scope > button')?.click();
  if (item === undefined) {
    toggle(entries.find(isOpen));
    return true;
  }
  if (isOpen(entries[item])) return true;
  toggle(entries[item]);
  return false;
}
