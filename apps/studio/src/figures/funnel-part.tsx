import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresFunnel } from '@selvedge/contract/studio/figures-answers.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { Plot } from '../plot/plot.tsx';
import type { PlotData } from '../plot/plot-data.ts';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import type { FiguresChoices } from './figures-choices.ts';
import { nameTimes, openPoint } from './open-point.ts';
import { PartFrame } from './part-frame.tsx';
import type { PartProps } from './part-props.ts';
import { writeChange, writeCount, writeShare } from './write-figure.ts';

type Step = FiguresFunnel['steps'][number];
type Market = FiguresFunnel['markets'][number];

/** How far visitors come, and where they turn back. */
export function FunnelPart(props: PartProps) {
  const { call } = useStudio();
  const loaded = useLoad(`funnel ${JSON.stringify(props.choices)}`, () => call(figures.funnel, { query: props.choices }));
  return (
    <PartFrame
      {...props}
      loaded={loaded}
      isEmpty={({ steps }) => steps.every(({ visits, before = 0 }) => visits + before === 0)}
      empty={{ title: text('figures.no_visits'), advice: text('figures.no_visits_advice') }}
    >
      {(data) => (
        <>
          <p className={styles.about}>{text('figures.visits_about')}</p>
          <FigureTable<Step & { last: number; all: number }>
            title={text('figures.part_funnel')}
            rows={data.steps.map((step, at) => ({ ...step, last: data.steps[at - 1]?.visits ?? step.visits, all: data.steps[0]!.visits }))}
            keyOf={({ step }) => step}
            sizeOf={({ visits }) => visits}
            columns={[
              { title: text('figures.step'), plain: ({ step }) => text(`figures.step_${step}`) },
              { title: text('figures.visits'), plain: ({ visits }) => visits, show: ({ visits }) => writeCount(visits), isNumber: true },
              {
                title: text('figures.of_all'),
                plain: ({ visits, all }) => percent(visits, all),
                show: ({ visits, all }) => (all > 0 ? writeShare(visits / all) : '–'),
                isNumber: true,
              },
              {
                title: text('figures.of_last'),
                plain: ({ visits, last }) => percent(visits, last),
                show: ({ visits, last }) => (last > 0 ? writeShare(visits / last) : '–'),
                isNumber: true,
              },
              ...(data.compared
                ? [
                    {
                      title: text('figures.before'),
                      plain: ({ before }: Step) => before ?? '',
                      show: ({ visits, before }: Step) => (before ? `${writeCount(before)} (${writeChange(visits, before)})` : '–'),
                      isNumber: true,
                    },
                  ]
                : []),
            ]}
          />
          <div className={styles.plots}>
            <Plot title={text('figures.conversion')} kind="line" data={conversionPlot(data, props.choices)} writeTick={writeShare} />
            <Plot title={text('figures.visits')} kind="line" data={visitsPlot(data, props.choices)} writeTick={writeCount} />
          </div>
          <FigureTable<Market>
            title={text('figures.by_market')}
            rows={data.markets.toSorted((a, b) => b.now.visits - a.now.visits)}
            keyOf={({ market }) => market}
            sizeOf={({ now }) => now.visits}
            columns={[
              { title: text('figures.market'), plain: ({ market }) => market },
              { title: text('figures.visits'), plain: ({ now }) => now.visits, show: ({ now }) => writeCount(now.visits), isNumber: true },
              {
                title: text('figures.conversion'),
                plain: ({ now }) => percent(now.purchases, now.visits),
                show: ({ now }) => conversion(now),
                isNumber: true,
              },
              ...(data.compared
                ? [
                    {
                      title: text('figures.before'),
                      plain: ({ before }: Market) => (before ? percent(before.purchases, before.visits) : ''),
                      show: ({ before }: Market) => (before ? conversion(before) : '–'),
                      isNumber: true,
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
    </PartFrame>
  );
}

type Reached = { visits: number; purchases: number };

const percent = (part: number, whole: number): number | string => (whole > 0 ? Math.round((part / whole) * 10_000) / 100 : '');
const conversion = ({ visits, purchases }: Reached): string => (visits > 0 ? writeShare(purchases / visits) : '–');

function conversionPlot(data: FiguresFunnel, choices: FiguresChoices): PlotData {
  return plotOf(data, choices, ({ visits, purchases }) => (visits > 0 ? purchases / visits : undefined), writeShare);
}

function visitsPlot(data: FiguresFunnel, choices: FiguresChoices): PlotData {
  return plotOf(data, choices, ({ visits }) => visits, writeCount);
}

function plotOf(
  { unit, period, points, compared }: FiguresFunnel,
  { compare }: FiguresChoices,
  read: (reached: Reached) => number | undefined,
  write: (value: number) => string,
): PlotData {
  const openAt = openPoint({ unit, period, points });
  return {
    of: text(`figures.${unit}`),
    points: nameTimes(points, openAt),
    series: [
      {
        ...{ name: text('figures.this'), look: 'now', values: points.map(({ now }) => now && read(now)), write },
        ...(openAt >= 0 && { openAt }),
      },
      ...(compared && compare !== 'none'
        ? [
            {
              name: text(`figures.before_${compare}`),
              look: 'before' as const,
              values: points.map(({ before }) => before && read(before)),
              write,
            },
          ]
        : []),
    ],
  };
}
