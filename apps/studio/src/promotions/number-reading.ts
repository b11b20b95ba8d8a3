/** A whole number from `least` on. */
export const readCount =
  (least: number) =>
  (line: string): number | undefined =>
    /^-?\d{1,9}$/.test(line.trim()) && Number(line) >= least ? Number(line) : undefined;

export const readPercent = (line: string): number | undefined => {
  const number = Number(line.trim());
  return line.trim() !== '' && number > 0 && number <= 100 ? number : undefined;
};
