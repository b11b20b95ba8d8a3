type Place = { onto: string; down: number };
type Options = { places: ReadonlyMap<Element, string> /** What follows the pointer lies over every place. */; except: Element | undefined };

/** The place under a pointer, and how far down in it, from 0 to 1. */
export function placeUnder({ clientX, clientY }: PointerEvent, { places, except }: Options): Place | undefined {
  for (const top of document.elementsFromPoint(clientX, clientY)) {
    if (except?.contains(top)) continue;
    for (let element: Element | null = top; element; element = element.parentElement) {
      const onto = places.get(element);
      if (onto === undefined) continue;
      const box = element.getBoundingClientRect();
      return { onto, down: (clientY - box.top) / box.height };
    }
  }
  return undefined;
}
