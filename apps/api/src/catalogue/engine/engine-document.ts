/** One product as the engine holds it. */
export type EngineDocument = {
  id: string;
  product: string;
  words: string;
  columns: Record<string, string | number | readonly (string | number)[]>;
};
