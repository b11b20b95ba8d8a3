import { hasBit } from '../index/bits.ts';
import type { Structure } from '../structure.ts';
import type { Supply } from '../supply.ts';
import type { EngineDocument } from './engine-document.ts';
import { type EngineVocabulary, numberFor } from './engine-vocabulary.ts';
import { fieldOf } from './piece-number.ts';

type OfProduct = { at: number; place: number; supply: Supply };

/** The sizes, lengths and pieces of a product that can be had where some places serve, into its columns. */
export function describeSupply(
  vocabulary: EngineVocabulary,
  structure: Structure,
  { at, place, supply }: OfProduct,
  into: EngineDocument['columns'],
): void {
  const { variants } = structure;
  if (into[`piece_${place}`] !== undefined) return;
  const [sizes, lengths, pieces, stored, stores] = [
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
  ];
  for (let variant = variants.start[at]!; variant < variants.start[at + 1]!; variant++) {
    const size = variants.sizes[variants.size[variant]!]!;
    const length = variants.lengths[variants.length[variant]!];
    vocabulary.names.size.set(size.id, size.name);
    if (length) vocabulary.names.length.set(length.id, length.name);
    const held = storesOf(structure, variant).map((store) => numberFor(vocabulary, 'store', store));
    for (const store of held) stores.add(store);
    const places = supply.places[variant]!;
    if (places === 0) continue;
    sizes.add(numberFor(vocabulary, 'size', size.id));
    if (length) lengths.add(numberFor(vocabulary, 'length', length.id));
    const piece = numberFor(vocabulary, 'piece', fieldOf({ size: size.id, length: length?.id, places }));
    pieces.add(piece);
    for (const store of held) stored.add(storedPiece(store, piece));
  }
  Object.assign(into, {
    store: [...stores],
    [`size_${place}`]: [...sizes],
    [`length_${place}`]: [...lengths],
    [`piece_${place}`]: [...pieces],
    [`stored_${place}`]: [...stored],
    [`availability_${place}`]: [...(hasBit(supply.isInStock, at) ? [1] : []), ...(hasBit(supply.isInAStore, at) ? [2] : [])],
  });
}

function storesOf({ variants }: Structure, variant: number): string[] {
  const found: string[] = [];
  for (let at = variants.stockStart[variant]!; at < variants.stockStart[variant + 1]!; at++) {
    const { kind, id } = variants.locations[variants.stockLocation[at]!]!;
    if (kind === 'store') found.push(id);
  }
  return found;
}

/** A piece that lies in a store. */
export function storedPiece(store: number, piece: number): number {
  return store * 2 ** 20 + piece;
}
