const chunk = 0x10000;

/** Numbers one after the other, as many as come. A list that grows is copied as a whole each time, and of millions that takes a while. */
export type Numbers = {
  readonly length: number;
  push(number: number): void;
  at(place: number): number;
};

export function collectNumbers(): Numbers {
  const chunks: Uint32Array[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(number) {
      const within = length & (chunk - 1);
      if (within === 0) chunks.push(new Uint32Array(chunk));
      chunks[length >>> 16]![within] = number;
      length += 1;
    },
    at: (place) => chunks[place >>> 16]![place & (chunk - 1)]!,
  };
}
