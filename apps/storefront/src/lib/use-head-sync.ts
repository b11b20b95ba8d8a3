import type { PageData } from '@selvedge/contract/page-data.ts';
import { useEffect, useRef } from 'react';
import { type HeadTag, headTags, rootAttributes } from './head-tags.ts';

/** After a navigation inside the application the document's head and root follow the new page. */
export function useHeadSync(page: PageData): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.title = page.content.seo.title;
    // Only what is different: a language that is set anew, though it is the same, has the browser style the whole document again.
    for (const [name, value] of Object.entries(rootAttributes(page)))
      if (document.documentElement.getAttribute(name) !== value) document.documentElement.setAttribute(name, value);
    const olds = [...document.head.querySelectorAll('[data-seo]')];
    const tags = headTags(page).map(elementOf);
    for (const [at, tag] of tags.entries()) {
      const old = olds[at];
      if (!old) document.head.append(tag);
      else if (!old.isEqualNode(tag)) old.replaceWith(tag);
    }
    for (const old of olds.slice(tags.length)) old.remove();
  }, [page]);
}

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, 'data-seo': '' })) element.setAttribute(name, value);
  return element;
}
