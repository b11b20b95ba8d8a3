import type { OrderWork, WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';

export type PackPlace = Pick<WorkLine['places'][number], 'kind' | 'locationId'>;
export type PackLine = { line: WorkLine; wanted: number };
/** Pieces that were scanned, by line. */
export type Counts = Readonly<Record<string, number>>;

/** Where pieces that are left to pack lie. A parcel leaves one of them. */
export function packPlaces({ lines, orderState }: Pick<OrderWork, 'lines' | 'orderState'>): PackPlace[] {
  if (orderState !== 'placed') return [];
  const places = lines.filter(isPackable).flatMap((line) => line.places);
  return [...new Map(places.map(({ kind, locationId }) => [placeKey({ kind, locationId }), { kind, locationId }])).values()];
}

export const placeKey = ({ kind, locationId }: PackPlace): string => `${kind} ${locationId}`;

/** What one parcel from there holds. */
export function linesAt(lines: readonly WorkLine[], place: PackPlace): PackLine[] {
  return lines.filter(isPackable).flatMap((line) => {
    const lying = line.places.find((each) => placeKey(each) === placeKey(place))?.quantity ?? 0;
    const wanted = Math.min(openPieces(line), lying);
    return wanted > 0 ? [{ line, wanted }] : [];
  });
}

function isPackable(line: WorkLine): boolean {
  return !line.isDigital && openPieces(line) > 0;
}

export type Scanned = { outcome: 'counted' | 'enough' | 'unknown'; counts: Counts; line?: WorkLine };

/** A wrong code changes nothing of what was counted. Two lines of one code fill up one after the other. */
export function scanCode(lines: readonly PackLine[], counts: Counts, code: string): Scanned {
  const own = lines.filter(({ line }) => line.ean === code || line.sku.toLowerCase() === code.toLowerCase());
  const [first] = own;
  if (!first) return { outcome: 'unknown', counts };
  const free = own.find(({ line, wanted }) => countOf(counts, line) < wanted);
  if (!free) return { outcome: 'enough', counts, line: first.line };
  return { outcome: 'counted', counts: putCount(counts, free.line, countOf(counts, free.line) + 1), line: free.line };
}

export const countOf = (counts: Counts, { lineItemId }: Pick<WorkLine, 'lineItemId'>): number => counts[lineItemId] ?? 0;

export const putCount = (counts: Counts, { lineItemId }: Pick<WorkLine, 'lineItemId'>, count: number): Counts => ({
  ...counts,
  [lineItemId]: count,
});

export function piecesLeft(lines: readonly PackLine[], counts: Counts): number {
  return lines.reduce((all, { line, wanted }) => all + wanted - countOf(counts, line), 0);
}

/** What goes into the parcel. */
export function countedPieces(lines: readonly PackLine[], counts: Counts): { lineItemId: string; quantity: number }[] {
  return lines.map(({ line }) => ({ lineItemId: line.lineItemId, quantity: countOf(counts, line) })).filter(({ quantity }) => quantity > 0);
}
