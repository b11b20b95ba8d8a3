import type { PageData } from '@selvedge/contract/page-data.ts';
import { useEffect, useRef } from 'react';
import { headTags, rootAttributes } from './head-tags.ts';

/** After a navigation inside the application the document's head and root follow the new page. */
export function useHeadSync(page: PageData): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.title = page.content.seo.title;
    for (const [name, value] of Object.entries(rootAttributes(page))) document.documentElement.setAttribute(name, value);
    for (const old of document.head.querySelectorAll('[data-seo]')) old.remove();
    for (const { tag, attributes } of headTags(page)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, 'data-seo': '' })) element.setAttribute(name, value);
      document.head.append(element);
    }
  }, [page]);
}
