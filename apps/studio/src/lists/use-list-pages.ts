import type { Attempt } from '@selvedge/contract/attempt.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type Loaded, useLoad } from '../lib/use-load.ts';

type Page<Name extends string> = { next?: string | undefined; counts: Partial<Record<Name, number>> };

export type ListPages<Row, Name extends string = string> = Omit<Loaded<unknown>, 'data'> & {
  rows: readonly Row[] | undefined;
  /** Those of the answer before, until the next one is there. */
  counts: Partial<Record<Name, number>>;
  loadMore: (() => Promise<void>) | undefined;
};

type Source<Data, Row> = {
  /** Of what is asked: another key is another list. */
  key: string;
  load: (after: string | undefined) => Promise<Attempt<Data>>;
  rowsOf: (data: Data) => readonly Row[];
  idOf: (row: Row) => string;
};

/** A page at a time; more of them follow when they are asked for. */
export function useListPages<Row, Name extends string, Data extends Page<Name>>(source: Source<Data, Row>): ListPages<Row, Name> {
  const { key, load, rowsOf, idOf } = source;
  const { notices } = useStudio();
  const { data, ...loaded } = useLoad(key, () => load(undefined));
  const [more, setMore] = useState<{ key: string; rows: readonly Row[]; next: string | undefined }>();
  const [counts, setCounts] = useState<Page<Name>['counts']>({});
  if (data && data.counts !== counts) setCounts(data.counts);
  const added = more?.key === key ? more : undefined;
  const after = added ? added.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await load(after);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ key, rows: [...(added?.rows ?? []), ...rowsOf(answer.data)], next: answer.data.next });
  }

  const rows = data && joinPages([...rowsOf(data), ...(added?.rows ?? [])], idOf);
  return { ...loaded, rows, counts, loadMore: after ? loadMore : undefined };
}

/** A row that moved to another page meanwhile would be there twice. */
function joinPages<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const known = new Set<string>();
  return rows.filter((row) => !known.has(idOf(row)) && known.add(idOf(row)));
}
