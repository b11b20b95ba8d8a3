import { type WaitedFor, waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';

/** How many wait for which size of it, and where. */
export function WaitingPanel({ product: { id } }: { product: StaffProduct }) {
  const { call } = useStudio();
  const { data, error } = useLoad(`waiting ${id}`, () => call(waitedFor.ofProduct, { query: { productId: id } }));
  const total = (data ?? []).reduce((sum, { people }) => sum + people, 0);
  return (
    <section className={panel.panel} aria-label={text('notify_me.title')}>
      <h2>{text('notify_me.title')}</h2>
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <p className={panel.quiet}>{text('studio.loading')}</p>}
      {data && <p className={panel.quiet}>{total === 0 ? text('notify_me.nobody') : text('notify_me.note', { count: total })}</p>}
      {data && total > 0 && (
        <ul>
          {sumBySize(data).map(({ size, people, markets }) => (
            <li key={size}>
              {size || text('notify_me.any_size')}: {people} <span className={panel.quiet}>({markets.join(', ')})</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** In the order of how many wait. */
function sumBySize(rows: readonly WaitedFor[]): { size: string; people: number; markets: string[] }[] {
  const sums = new Map<string, { size: string; people: number; markets: string[] }>();
  for (const { sku, size, people, market } of rows) {
    const sum = sums.get(sku) ?? { size, people: 0, markets: [] };
    sums.set(sku, { size, people: sum.people + people, markets: [...sum.markets, `${market} ${people}`] });
  }
  return [...sums.values()].sort((a, b) => b.people - a.people);
}
