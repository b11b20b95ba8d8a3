// The shop's scripts wait until words and pictures are on the screen: on a slow line they would take their place on the way, and on a slow
// device pictures and scripts would hold each other up. Whoever touches the page, or waits for a picture that does not come, gets them at
// once. What was pressed, ticked, chosen or typed before anything listened is done again when it does: nothing is lost.
{
  const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'];
  const start = () => {
    const scripts = document.getElementById('scripts');
    scripts?.replaceWith(scripts.content);
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  for (const touch of touches) addEventListener(touch, start, true);
  addEventListener('load', () => {
    if (document.visibilityState === 'hidden') start();
    else new PerformanceObserver(() => setTimeout(start, 300)).observe({ type: 'paint', buffered: true });
  });
  setTimeout(start, 3000);

  const acts = ['click', 'input', 'change'];
  const early = new Set();
  const note = ({ target }) => {
    // What a browser opens, or sends, by itself is done already.
    const touched = target.closest?.('button[type=button]:not([popovertarget]), input, select, textarea');
    if (touched) early.add(touched);
  };
  // React takes an element over as it finds it, at the first event: it must be as it was sent, and is changed afterwards.
  const takeOver = (element) => element.dispatchEvent(new Event('keyup', { bubbles: true }));
  const doAgain = (element) => {
    if (element.matches('button')) return element.click();
    const { value, checked } = element;
    if (element.matches('[type=checkbox], [type=radio]')) {
      for (const each of element.name ? document.getElementsByName(element.name) : [element]) each.checked = each.defaultChecked;
      takeOver(element);
      return checked !== element.checked && element.click();
    }
    const isChoice = element.matches('select');
    const sent = isChoice ? [...element.options].find((option) => option.defaultSelected)?.value : element.defaultValue;
    if (value === (sent ?? value)) return;
    element.value = sent;
    takeOver(element);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    element.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
  };
  for (const act of acts) addEventListener(act, note, true);
  addEventListener('shop:listens', () => {
    for (const act of acts) removeEventListener(act, note, true);
    for (const element of early) doAgain(element);
  });
}
