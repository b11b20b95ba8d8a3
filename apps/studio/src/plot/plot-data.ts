/** What a plot shows and what its table says: one row for each point, one column for each series. */
export type PlotData = {
  /** What the points are: `Day`, `Hour`. Heads the first column. */
  of: string;
  points: readonly { name: string; short: string }[];
  series: readonly PlotSeries[];
  /** How far the axis reaches at least, for plots beside each other that are to be compared. */
  top?: number;
};

export type PlotSeries = {
  name: string;
  /** `before` is drawn hollow or dashed: never told by its colour alone. */
  look: 'now' | 'before';
  /** Undefined: not known, as what has not happened yet. Zero is drawn. */
  values: readonly (number | undefined)[];
  write: (value: number) => string;
  /** The point that is not over yet. Drawn as the others, every morning would look like a fall. */
  openAt?: number;
};

/** The table as it is read aloud, copied and saved. Numbers of a file are plain: a spreadsheet adds them up. */
export function plotRows({ of, points, series }: PlotData, isPlain = false): string[][] {
  const cell = ({ write }: PlotSeries, value: number | undefined) => {
    if (value === undefined) return '';
    return isPlain ? String(value) : write(value);
  };
  return [
    [of, ...series.map(({ name }) => name)],
    ...points.map(({ name }, at) => [name, ...series.map((each) => cell(each, each.values[at]))]),
  ];
}

/** Nothing happened at all, or nothing is known. */
export function isEmptyPlot({ series }: PlotData): boolean {
  return series.every(({ values }) => values.every((value) => !value));
}
