/**
 * Looks that come from the assortment or from staff stand in `data-` attributes: the policy forbids inline styles in a document.
 * Browsers that read typed attributes in styles need nothing else; for the others a script sets the same properties.
 */
export function paint(element: HTMLElement | null): void {
  if (!element || CSS.supports('color', 'attr(data-paint type(<color>), red)')) return;
  for (const name of painted) {
    const value = element.getAttribute(`data-${name}`);
    if (value) element.style.setProperty(`--${name}`, value);
  }
}

const painted = ['paint', 'paint-text', 'paint-line', 'turn', 'fade', 'inline', 'block', 'text', 'wide'];
