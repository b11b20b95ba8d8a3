import type { MarketFormats } from '@selvedge/contract/market.ts';
import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { nameProblem } from '@selvedge/domain/market/market-name.ts';
import { writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';

type Props = { id: string; draft: MarketEdit; set: (part: Partial<MarketEdit>) => void; problemAt: (field: string) => string | undefined };

const decimals = [',', '.', '٫'] as const;
const groups = [',', '.', ' ', "'", '٬', 'none'] as const;
const places = ['before', 'after'] as const;

/** How amounts are written, where the market wants it otherwise than its language has it. */
export function FormatFields({ id, draft: { formats, currency }, set, problemAt }: Props) {
  // A market that has no name yet has no language whose sign could be shown.
  const ownSign = nameProblem(id) ? '' : writingStyleOf(id, currency).money.plus.join('').trim();
  const put = (part: { [Name in keyof MarketFormats]: MarketFormats[Name] | undefined }) => {
    const next = Object.entries({ ...formats, ...part }).filter(([, value]) => value !== undefined && value !== '');
    set({ formats: Object.fromEntries(next) });
  };
  const choice = <Name extends 'signPlace' | 'decimal' | 'group'>(name: Name, values: readonly NonNullable<MarketFormats[Name]>[]) => (
    <FormField label={text(`markets.formats_${name}`)} problem={problemAt(`formats.${name}`)}>
      {(ties) => (
        <select
          {...ties}
          value={formats[name] ?? ''}
          onChange={(event) => put({ [name]: (event.target.value || undefined) as MarketFormats[Name] })}
        >
          <option value="">{text('markets.formats_own')}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {markNames[each] ?? each}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
  return (
    <FormGroup title={text('markets.group_formats')} note={text('markets.formats_note')}>
      <FormField label={text('markets.formats_sign')} problem={problemAt('formats.sign')}>
        {(ties) => (
          <input
            {...ties}
            dir="auto"
            maxLength={6}
            placeholder={ownSign}
            value={formats.sign ?? ''}
            onChange={(event) => put({ sign: event.target.value })}
          />
        )}
      </FormField>
      {choice('signPlace', places)}
      {choice('decimal', decimals)}
      {choice('group', groups)}
    </FormGroup>
  );
}

const markNames: Partial<Record<string, string>> = {
  before: text('markets.formats_before'),
  after: text('markets.formats_after'),
  ' ': text('markets.formats_space'),
  none: text('markets.formats_none'),
};
