import type { Entries, Kind } from './menu-kinds.ts';

/**
 * An entry as what it becomes on another level: a link that moves out of its column is a column with that link, and so on.
 * Undefined where something of it would be lost: then it cannot go there.
 */
export function convertEntry(entry: Entries[Kind], { from, to, id }: { from: Kind; to: Kind; id: string }): Entries[Kind] | undefined {
  if (from === to) return entry;
  const make = conversions[`${from} ${to}`];
  return make?.(entry as never, id);
}

type Make = (entry: never, id: string) => Entries[Kind] | undefined;

const blankItem = { isHidden: false, _alias: 'menuItem', sections: [], flyouts: [] };
const blankSection = { column: -1, burgerMenuPriority: 0 };

const conversions: Readonly<Record<string, Make | undefined>> = {
  'link item': ({ title, link, linkColor }: Entries['link']) => ({ ...blankItem, title, link, ...(linkColor && { color: linkColor }) }),
  'link section': (link: Entries['link']) => ({ ...blankSection, title: link.title, links: [link] }),
  'link headline': (link: Entries['link'], id) => headline(id, link.title, [link]),
  'section item': (section: Entries['section']) => ({ ...blankItem, title: section.title, sections: [section] }),
  'section headline': ({ title, links }: Entries['section'], id) => headline(id, title, links),
  'section link': ({ links: [link, ...more] }: Entries['section']) => (more.length === 0 ? link : undefined),
  'item section': ({ title, link, sections, flyouts }: Entries['item']) => {
    const [only, ...more] = sections;
    if (more.length > 0 || flyouts.length > 0) return undefined;
    if (!only) return { ...blankSection, title, links: link ? [{ title, link }] : [] };
    // Its own address would be gone, unless one of its links leads there, too.
    const isKept = !link || only.links.some((each) => each.link.url === link.url);
    return { ...only, title: only.title || title, links: isKept ? only.links : [{ title, link }, ...only.links] };
  },
  'item link': ({ title, link, sections, flyouts }: Entries['item']) =>
    link && sections.length + flyouts.length === 0 ? { title, link } : undefined,
  'headline section': ({ title, categories }: Entries['headline']) => ({ ...blankSection, title, links: categories }),
  'headline link': ({ categories: [link, ...more] }: Entries['headline']) => (more.length === 0 ? link : undefined),
};

const headline = (id: string, title: string, categories: Entries['link'][]): Entries['headline'] => ({
  ...{ id, title, priority: 0, isHidden: false, isExpanded: false },
  categories,
});
