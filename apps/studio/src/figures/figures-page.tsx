import { paths, useSearch } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import tabs from '../lists/list-tabs.module.css';
import { useCurrentInView } from '../lists/use-current-in-view.ts';
import { PageHead } from '../shell/page-head.tsx';
import { text } from '../texts/text.ts';
import { figureParts } from './figure-parts.tsx';
import { readChoices } from './figures-choices.ts';

/** The figures, one subject at a time. Days and markets stay as they were chosen when one goes from one to the next. */
export function FiguresPage({ rest, markets }: ScreenProps) {
  const { member } = useStudio();
  const search = useSearch();
  const open = figureParts.filter(
    ({ right, isOfShop }) => (right === undefined || member.rights.includes(right)) && !(isOfShop && member.isOfStores),
  );
  const { name, View } = open.find((each) => each.name === rest[0]) ?? open[0]!;
  const row = useCurrentInView(name);
  return (
    <>
      <PageHead title={text('figures.title')} />
      <nav ref={row} className={tabs.lists} aria-label={text('figures.parts')}>
        {open.map((each) => (
          <a key={each.name} href={paths.screen('figures', each.name) + search} aria-current={each.name === name ? 'page' : undefined}>
            {text(`figures.part_${each.name}`)}
          </a>
        ))}
      </nav>
      <View choices={readChoices(search, new Date())} markets={markets.data ?? []} />
    </>
  );
}
