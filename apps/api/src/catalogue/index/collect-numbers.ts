const chunk = 0x10000;

type Column = Uint32Array | Float64Array;

/** Numbers one after the other, as many as come. A list that grows is copied as a whole each time, and of millions that takes a while. */
export type Numbers = {
  readonly length: number;
  push(number: number): void;
  at(place: number): number;
};

export function collectNumbers(Chunk: new (length: number) => Column = Uint32Array): Numbers {
  const chunks: Column[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(number) {
      const within = length & (chunk - 1);
      if (within === 0) chunks.push(new Chunk(chunk));
      chunks[length >>> 16]![within] = number;
      length += 1;
    },
    at: (place) => chunks[place >>> 16]![place & (chunk - 1)]!,
  };
}
