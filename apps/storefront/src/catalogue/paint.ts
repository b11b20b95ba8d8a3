/**
 * Colours that come from the assortment stand in `data-` attributes: the policy forbids inline styles in a document. Browsers
 * that read typed attributes in styles need nothing else; the others are painted by script.
 */
export function paint(element: HTMLElement | null): void {
  if (!element || CSS.supports('color', 'attr(data-paint type(<color>), red)')) return;
  for (const [name, property] of [
    ['paint', '--paint'],
    ['paintText', '--paint-text'],
    ['paintLine', '--paint-line'],
  ] as const) {
    const colour = element.dataset[name];
    if (colour) element.style.setProperty(property, colour);
  }
}
