import { useState } from 'react';
import { useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import { type Desk, useAction } from '../use-action.ts';
import { beep } from './beep.ts';
import { type Counts, countedPieces, linesAt, type PackPlace, piecesLeft, scanCode } from './count-pieces.ts';
import { type Packed, packParcel } from './pack-parcel.ts';

type Said = { kind: 'good' | 'bad' | undefined; words: string };
type Props = Desk & { place: PackPlace; isSilent: boolean; onPacked: (packed: Packed) => void };

/** The pieces of one parcel, counted code by code. */
export function useScan({ work, put, place, isSilent, onPacked }: Props) {
  const { notices } = useStudio();
  const action = useAction(put);
  const [counts, setCounts] = useState<Counts>({});
  const [said, setSaid] = useState<Said>({ kind: undefined, words: text('pack.how') });
  const lines = linesAt(work.lines, place);
  const left = piecesLeft(lines, counts);
  const pieces = countedPieces(lines, counts);

  function say(next: Said & { kind: 'good' | 'bad' }): void {
    setSaid(next);
    if (!isSilent) beep(next.kind);
  }

  async function pack(isShipped: boolean): Promise<void> {
    if (action.isBusy || pieces.length === 0) return;
    const what = { orderId: work.orderId, ...place, lines: pieces };
    let packed: Packed | undefined;
    await action.run({
      what,
      said: () => (packed?.problem ? '' : text(isShipped ? 'pack.shipped' : 'pack.packed', { number: work.orderNumber })),
      ask: async (call, key) => {
        const answer = await packParcel(call, { ...what, key }, isShipped);
        if (answer.hasError) return answer;
        packed = answer.data;
        return { ...answer, data: answer.data.work };
      },
    });
    if (!packed) return isSilent ? undefined : beep('bad');
    if (packed.problem) notices.post({ kind: 'failed', text: text('pack.not_shipped', { why: packed.problem }) });
    onPacked(packed);
  }

  /** Enter alone packs what is whole. */
  function read(code: string): void {
    if (action.isBusy) return;
    if (code !== '') count(code);
    else if (left === 0) void pack(true);
    else say({ kind: 'bad', words: text('pack.left', { count: left }) });
  }

  function count(code: string): void {
    const { outcome, counts: next, line } = scanCode(lines, counts, code);
    setCounts(next);
    const name = [line?.name, line?.size].filter(Boolean).join(', ');
    const isWhole = outcome === 'counted' && piecesLeft(lines, next) === 0;
    say({ kind: outcome === 'counted' ? 'good' : 'bad', words: text(isWhole ? 'pack.whole' : `pack.${outcome}`, { code, name }) });
  }

  return {
    ...{ lines, counts, left, pieces, pack, read, isBusy: action.isBusy },
    setCounts: (next: Counts) => {
      setCounts(next);
      const now = piecesLeft(lines, next);
      setSaid(now === 0 ? { kind: 'good', words: text('pack.whole') } : { kind: undefined, words: text('pack.left', { count: now }) });
    },
    said: action.problem ? { kind: 'bad' as const, words: action.problem } : said,
  };
}
