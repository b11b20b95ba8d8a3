/** What a plot shows and what its table says: one row for each point, one column for each series. */
export type PlotData = {
  /** What the points are: `Day`, `Hour`. Heads the first column. */
  of: string;
  points: readonly { name: string; short: string }[];
  series: readonly PlotSeries[];
};

export type PlotSeries = {
  name: string;
  /** `before` is drawn hollow or dashed: never told by its colour alone. */
  look: 'now' | 'before';
  /** Undefined: not known, as what has not happened yet. Zero is drawn. */
  values: readonly (number | undefined)[];
  write: (value: number) => string;
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
