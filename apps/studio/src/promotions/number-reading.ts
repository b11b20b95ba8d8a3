/** A whole number from `least` to `most`. */
export const readCount =
  (least: number, most = 999_999_999) =>
  (line: string): number | undefined =>
    /^-?\d{1,9}$/.test(line.trim()) && Number(line) >= least && Number(line) <= most ? Number(line) : undefined;

export const readPercent = (line: string): number | undefined => {
  const number = Number(line.trim());
  return line.trim() !== '' && number > 0 && number <= 100 ? number : undefined;
};
