/**
 * What is done with whole sets at every listing, by the processor's own instructions, 64 products at a time: JavaScript has 32 bits and cannot
 * count those of a word. It is little enough to be written down as it runs, without a compiler beside the others. Sets are named by their addresses;
 * `end` is where `p` ends, after at least one stretch.
 */
export type SetModule = {
  memory: WebAssembly.Memory;
  /** How many `p` and `q` have in common. */
  common(p: number, q: number, end: number): number;
  /** In how many runs; see `countRuns` in bits.ts. */
  runs(p: number, q: number, end: number, followed: number): number;
  /** Writes the ends of the runs of `p` to `q`; see `endsOfRuns`. */
  ends(p: number, q: number, end: number, followed: number): void;
  /** Leaves in `p` what is in `q` as well. */
  keepCommon(p: number, q: number, end: number): void;
  /** Puts into `p` what is in `q`. */
  addAll(p: number, q: number, end: number): void;
  /** Takes out of `p` what is in `q`. */
  takeAway(p: number, q: number, end: number): void;
};

/** In bytes: all go on in steps of it. */
export const stretch = 32;

let compiled: WebAssembly.Module | undefined;

export function openSetModule(bytes: number): SetModule {
  compiled ??= new WebAssembly.Module(program());
  const opened = new WebAssembly.Instance(compiled).exports as SetModule;
  opened.memory.grow(Math.ceil(bytes / 65_536));
  return opened;
}

const [i32, i64, memoryKind, functionKind] = [0x7f, 0x7e, 2, 0];
const [count64, add64, and64, or64, xor64, shift64, toNumber] = [0x7b, 0x7c, 0x83, 0x84, 0x85, 0x88, 0xa7];
const not64 = [0x42, 0x7f, xor64];
const signBit = [0x42, 63, shift64];

/** Parameters and variables of every function by their places. */
const [p, q, end, followed, total, carry, both, inner, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const variables = 5;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const load = (local: number, at: number) => [...get(local), 0x29, 3, at];
const store = (local: number, at: number, value: readonly number[]) => [...get(local), ...value, 0x37, 3, at];
const goOn = (local: number) => [...get(local), 0x41, stretch, 0x6a, ...set(local)];
const isBeforeEnd = [...get(p), ...get(end), 0x49];

const shared = (at: number) => [...load(p, at), ...load(q, at), and64];
const counted = (bits: readonly number[]) => [...get(total), ...bits, count64, add64, ...set(total)];

/** Ones are added to all but the end of a run: whatever is in it carries into its end, also from one word into the next. */
const carried = (at: number, bits: readonly number[]) => [
  ...[...load(followed, at), ...set(inner)],
  ...[...bits, ...set(both)],
  ...[...get(both), ...get(inner), and64, ...get(inner), add64, ...get(carry), add64, ...set(sum)],
  ...[...get(sum), ...not64, ...get(both), or64, ...get(inner), and64, ...signBit, ...set(carry)],
];
const endsInWord = [...get(sum), ...get(both), or64, ...get(inner), ...not64, and64];

function program(): Uint8Array<ArrayBuffer> {
  const asNumber = [toNumber];
  const functions: Record<Exclude<keyof SetModule, 'memory'>, number[]> = {
    common: overWords((at) => counted(shared(at)), [...get(total), ...asNumber]),
    runs: overWords((at) => [...carried(at, shared(at)), ...counted(endsInWord)], [...get(total), ...get(carry), add64, ...asNumber]),
    ends: overWords((at) => [...carried(at, load(p, at)), ...store(q, at, endsInWord)], nothing),
    keepCommon: overWords((at) => store(p, at, shared(at)), nothing),
    addAll: overWords((at) => store(p, at, [...load(p, at), ...load(q, at), or64]), nothing),
    takeAway: overWords((at) => store(p, at, [...load(p, at), ...load(q, at), ...not64, and64]), nothing),
  };
  const names = Object.keys(functions);
  const exported = (name: string, kind: number, index: number) => [...list([...name].map((each) => [each.charCodeAt(0)])), kind, index];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list([[0x60, ...list([[i32], [i32], [i32], [i32]]), ...list([[i32]])]])),
    ...section(3, list(names.map(() => [0]))),
    ...section(5, list([[0x00, 1]])),
    ...section(7, list([exported('memory', memoryKind, 0), ...names.map((name, at) => exported(name, functionKind, at))])),
    ...section(10, list(Object.values(functions))),
  ]);
}

const nothing = [0x41, 0];

function overWords(step: (at: number) => readonly number[], result: readonly number[]): number[] {
  const steps = [0, 8, 16, 24].flatMap(step);
  const loop = [0x03, 0x40, ...steps, ...goOn(p), ...goOn(q), ...goOn(followed), ...isBeforeEnd, 0x0d, 0, 0x0b];
  const code = [...list([[variables, i64]]), ...loop, ...result, 0x0b];
  return [...lengthOf(code.length), ...code];
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...lengthOf(content.length), ...content];
}

function list(items: readonly (readonly number[])[]): number[] {
  return [...lengthOf(items.length), ...items.flat()];
}

function lengthOf(given: number): number[] {
  return given < 0x80 ? [given] : [(given & 0x7f) | 0x80, ...lengthOf(given >>> 7)];
}
