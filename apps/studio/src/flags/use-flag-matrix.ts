import { type FlagCellChange, flags } from '@selvedge/contract/studio/flags.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import { confirmMaintenance } from './confirm-maintenance.ts';
import { describeFlags } from './describe-flags.ts';
import { describeOvertaken, findOvertaken } from './find-overtaken.ts';
import { cellKey, type FlagCells, readCells, reverse } from './flag-cells.ts';

export type FlagMatrix = {
  cells: FlagCells | undefined;
  error: ReturnType<typeof useLoad>['error'];
  reload(): void;
  /** Cells whose change is under way. */
  pending: ReadonlySet<string>;
  change(changes: readonly FlagCellChange[]): Promise<boolean>;
};

/** The switches of all markets: shown as wanted at once, stored one change after the other, each with its way back. */
export function useFlagMatrix(): FlagMatrix {
  const { call, notices } = useStudio();
  const { data, error, reload } = useLoad('flag matrix', () => call(flags.matrix, {}));
  const [cells, setCells] = useState<FlagCells>();
  const [waiting, setWaiting] = useState<readonly (readonly FlagCellChange[])[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (data) setCells(readCells(data));
  }, [data]);

  const shown = useMemo(() => cells && waiting.flat().reduce(put, cells), [cells, waiting]);
  const pending = useMemo(() => new Set(waiting.flat().map(({ market, name }) => cellKey(market, name))), [waiting]);

  async function send(changes: readonly FlagCellChange[], isUndo: boolean): Promise<boolean> {
    const answer = await call(flags.change, { body: { changes: [...changes] } });
    // Asked for before the cell is let go, so that it never shows what is no longer so.
    const overtaken = answer.hasError && answer.error.status === 409 ? await findOvertaken(call, changes) : undefined;
    setWaiting((all) => all.filter((each) => each !== changes));
    if (answer.hasError) {
      const reason = overtaken ? describeOvertaken(overtaken) : `${text('flags.matrix_failed')} ${errorText(answer.error)}`;
      notices.post({ kind: 'failed', text: reason });
      if (overtaken) setCells(overtaken.cells);
      return false;
    }
    setCells(readCells(answer.data));
    const done = describeFlags(changes);
    const undo = () => void change(reverse(changes), true);
    notices.post({ kind: 'done', text: isUndo ? text('flags.undone', { change: done }) : done, ...(!isUndo && { undo }) });
    return true;
  }

  function change(changes: readonly FlagCellChange[], isUndo = false): Promise<boolean> {
    if (!isUndo && !confirmMaintenance(changes, (question) => confirm(question))) return Promise.resolve(false);
    setWaiting((all) => [...all, changes]);
    const done = queue.current.then(() => send(changes, isUndo));
    queue.current = done;
    return done;
  }

  return { cells: shown, error, reload, pending, change: (changes) => change(changes) };
}

function put(cells: FlagCells, { market, name, value }: FlagCellChange): FlagCells {
  const next = new Map(cells);
  if (value === null) next.delete(cellKey(market, name));
  else next.set(cellKey(market, name), { market, name, value, at: '' });
  return next;
}
