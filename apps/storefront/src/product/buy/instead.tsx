import { NearView } from '../../lib/near-view.tsx';

const loadAlternatives = async () => (await import('../../recommendation/alternatives.tsx')).Alternatives;

/** Where a product can't be bought now: what is like it and can. */
export function Instead({ id }: { id: string }) {
  return (
    <div id="instead">
      <NearView load={loadAlternatives} props={{ id }} />
    </div>
  );
}
