/**
 * Shows the page of a product whose picture was pressed: it grows into the first one there, where the browser knows how (gallery.module.css).
 * Both bear the name for as long as that takes; on a page with two of a name nothing would move.
 */
export function growPicture(picture: HTMLElement | null | undefined, show: () => void): void {
  if (!picture || !document.startViewTransition) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  picture.style.viewTransitionName = 'piece';
  const { finished, ready } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    dataset.grows = '';
    show();
  });
  void finished.finally(() => delete dataset.grows);
  // Who goes on at once, or looks at another tab, sees it shown without; that is no error of the page.
  ready.catch(Boolean);
}
