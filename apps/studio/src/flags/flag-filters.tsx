import { keepQuery, useQuery } from '../lib/router.ts';
import { SheetTools } from '../shell/sheet.tsx';
import { text } from '../texts/text.ts';
import { type MarketGroup, marketGroups } from './market-groups.ts';

const groups = Object.keys(marketGroups) as MarketGroup[];

type Props = {
  /** Markets that are shown. */
  count: number;
  /** Absent for who may only read. */
  onChooseShown: (() => void) | undefined;
};

/** Which markets and which switches the sheet shows. */
export function FlagFilters({ count, onChooseShown }: Props) {
  const [where, group, only] = [useQuery('markets'), useQuery('group'), useQuery('only')];
  return (
    <SheetTools note={text(onChooseShown ? 'flags.matrix_note' : 'flags.read_only')}>
      <label>
        <span>{text('flags.markets')}</span>
        <input
          type="search"
          placeholder={text('flags.markets_hint')}
          value={where}
          onChange={(event) => keepQuery('markets', event.target.value)}
        />
      </label>
      <label>
        <span>{text('flags.region')}</span>
        <select value={group} onChange={(event) => keepQuery('group', event.target.value)}>
          <option value="">{text('flags.region_all')}</option>
          {groups.map((each) => (
            <option key={each} value={each}>
              {text(`flags.region.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={only !== ''} onChange={(event) => keepQuery('only', event.target.checked ? 'changed' : '')} />
        {text('flags.only_changed')}
      </label>
      {onChooseShown && (
        <button type="button" onClick={onChooseShown}>
          {text('flags.choose_shown', { count })}
        </button>
      )}
    </SheetTools>
  );
}
