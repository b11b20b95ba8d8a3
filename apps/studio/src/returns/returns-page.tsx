import { type FindReturns, type ReturnList as ListName, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { QueryChoice } from '../lists/query-choice.tsx';
import sideList from '../lists/side-list.module.css';
import { FilterField } from '../shell/filter-field.tsx';
import filters from '../shell/filters.module.css';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { ReturnList } from './return-list.tsx';
import { ReturnScreen } from './return-screen.tsx';
import { useReturnRows } from './use-return-rows.ts';
import { useScanFocus } from './use-scan-focus.ts';

const typingPause = 300;
const lists = ['open', 'registered', 'onItsWay', 'received', 'refused', 'cancelled', 'all'] as const satisfies readonly ListName[];

/** What comes back: lists of work, and one return beside them. A scanner types the return's number and presses Enter. */
export function ReturnsPage({ rest: [number], markets: { data: markets } }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, typingPause);
  const [market, list] = [useQuery('market'), useQuery('list')];
  const state = lists.find((each) => each === list) ?? 'open';
  const asked: Partial<FindReturns> = { state, search, ...(market && { market }) };
  const pages = useReturnRows(asked);
  const field = useRef<HTMLFormElement>(null);
  const focusSearch = useScanFocus(field);
  return (
    <>
      <PageHead title={text('returns.title')} note={text('returns.note')}>
        <ScanForm form={field} typed={typed} onType={setTyped} />
      </PageHead>
      <ListTabs
        tabs={lists.map((name) => ({ name, title: text(`returns.list.${name}`), count: pages.counts[name] }))}
        shown={search === '' ? state : undefined}
        screen={paths.screen('returns')}
      />
      <div className={filters.filters} data-filters>
        <QueryChoice name="market" label={text('returns.market')} value={market}>
          {markets?.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </QueryChoice>
      </div>
      <div className={`${side.columns} ${sideList.columns}`} data-open={number ? true : undefined}>
        <ReturnList pages={pages} isSearched={search !== ''} opened={number} />
        {number && <ReturnScreen key={number} returnNumber={number} onChanged={pages.reload} onDone={focusSearch} />}
      </div>
    </>
  );
}

type ScanProps = { form: React.RefObject<HTMLFormElement | null>; typed: string; onType: (typed: string) => void };

function ScanForm({ form, typed, onType }: ScanProps) {
  const { call, notices } = useStudio();

  /** By the whole number at once: a parcel's code is there before a list could be. */
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim().length < 3) return;
    const found = await call(staffReturns.get, { body: { returnNumber: typed.trim() } });
    if (found.hasError) {
      // The beginning of a number or an address: the list below shows what there is.
      if (found.error.status !== 404 || /-R\d+$/i.test(typed.trim())) notices.post({ kind: 'failed', text: errorText(found.error) });
      return;
    }
    onType('');
    navigate(paths.screen('returns', found.data.returnNumber) + location.search);
  }

  return (
    <form ref={form} onSubmit={(event) => void open(event)}>
      <FilterField label={text('returns.find')} hint={text('returns.find_hint')} value={typed} onChange={onType} />
    </form>
  );
}
