import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { FeedDraft } from '@selvedge/contract/studio/feeds.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';

// The browser has no schemas: the lists of the contract, in the order in which they are offered.
const formats = ['google', 'meta', 'xml', 'csv'] as const;
const systems = ['EU', 'UK', 'US', 'DE', 'FR', 'IT', 'JP', 'CN', 'BR', 'MEX', 'AU'] as const;

type Props = { draft: FeedDraft; markets: readonly MarketSettings[]; put: (change: Partial<FeedDraft>) => void };

/** For which market a feed is, in which form, and in whose sizes. */
export function FeedChoices({ draft, markets, put }: Props) {
  return (
    <>
      <FormField label={text('feeds.market')}>
        {(ties) => (
          <select {...ties} value={draft.market} onChange={(event) => put({ market: event.target.value })}>
            {markets.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text('feeds.format')}>
        {(ties) => (
          <select {...ties} value={draft.format} onChange={(event) => put({ format: event.target.value as FeedDraft['format'] })}>
            {formats.map((format) => (
              <option key={format} value={format}>
                {text(`feeds.format.${format}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text('feeds.sizes')} hint={text('feeds.sizes_hint')}>
        {(ties) => (
          <select
            {...ties}
            value={draft.sizeSystem}
            onChange={(event) => put({ sizeSystem: event.target.value as FeedDraft['sizeSystem'] })}
          >
            {systems.map((system) => (
              <option key={system}>{system}</option>
            ))}
          </select>
        )}
      </FormField>
    </>
  );
}
