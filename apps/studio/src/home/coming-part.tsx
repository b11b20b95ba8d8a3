import type { Coming } from '@selvedge/contract/studio/home.ts';
import { type ScreenLink, useScreenLink } from '../lib/open-screens.ts';
import { text } from '../texts/text.ts';
import { HomeLine, HomePart } from './home-part.tsx';

export function ComingPart({ coming }: { coming: readonly Coming[] }) {
  const linkTo = useScreenLink();
  return (
    <HomePart name="coming" title={text('home.coming')} count={coming.length} none={text('home.coming_none')}>
      <ul>
        {coming.map((each) => (
          <HomeLine
            key={`${each.kind} ${each.id} ${each.at}`}
            href={addressOf(each, linkTo)}
            title={each.title || countOf(each)}
            note={each.title && [text(`home.coming.${each.kind}`), countOf(each)].filter(Boolean).join(' · ')}
            when={each.at}
          />
        ))}
      </ul>
    </HomePart>
  );
}

function countOf({ kind, count }: Coming): string {
  return kind === 'promotionStarts' || kind === 'promotionEnds' ? '' : text(`home.count.${kind}`, { count });
}

function addressOf({ kind, id }: Coming, linkTo: ScreenLink): string | undefined {
  if (kind === 'release') return linkTo('releases', [], { release: id });
  if (kind === 'prices') return linkTo('products', [], { price: 'planned' });
  if (kind === 'products') return linkTo('products');
  return kind === 'terms' ? linkTo('terms') : linkTo('promotions', [id]);
}
