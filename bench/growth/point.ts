/** One measurement: a line of a picture at one size. */
export type Point = { curve: string; line: string; size: number; value: number };
