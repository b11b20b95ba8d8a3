import { keepQuery } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import type { Show } from './text-rows.ts';

export const shows = ['all', 'gaps', 'changed', 'warnings'] as const satisfies readonly Show[];

/** Which texts are shown: those with something to do, those of one area. */
export function TextFilters({ show, area, areas }: { show: Show; area: string; areas: readonly string[] }) {
  return (
    <>
      <label>
        <span>{text('texts.show')}</span>
        <select value={show} onChange={(event) => keepQuery('show', event.target.value === 'all' ? '' : event.target.value)}>
          {shows.map((each) => (
            <option key={each} value={each}>
              {text(`texts.show.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{text('texts.area')}</span>
        <select value={area} onChange={(event) => keepQuery('area', event.target.value)}>
          <option value="">{text('texts.area_all')}</option>
          {areas.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
