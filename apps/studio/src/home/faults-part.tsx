import type { Fault } from '@selvedge/contract/studio/home.ts';
import { type ScreenLink, useScreenLink } from '../lib/open-screens.ts';
import { text } from '../texts/text.ts';
import { HomeLine, HomePart } from './home-part.tsx';

export function FaultsPart({ faults }: { faults: readonly Fault[] }) {
  const linkTo = useScreenLink();
  return (
    <HomePart name="broken" title={text('home.broken')} count={faults.length} none={text('home.broken_none')}>
      <ul>
        {faults.map(({ kind, count, at, detail }) => (
          <HomeLine
            key={kind}
            href={addressOf(kind, linkTo)}
            title={text(`home.fault.${kind}`, { count })}
            note={detail ?? ''}
            when={at}
            tone="broken"
          />
        ))}
      </ul>
    </HomePart>
  );
}

function addressOf(kind: Fault['kind'], linkTo: ScreenLink): string | undefined {
  if (kind === 'market') return linkTo('doctor', [], { show: 'broken' });
  if (kind === 'maintenance') return linkTo('flags', ['all'], { filter: 'maintenance' });
  if (kind === 'payment') return linkTo('orders');
  if (kind === 'release') return linkTo('releases');
  return kind === 'import' ? linkTo('products') : linkTo('audit');
}
