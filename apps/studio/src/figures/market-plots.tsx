import type { MarketSettings } from '@selvedge/contract/market.ts';
import { figures } from '@selvedge/contract/studio/figures.ts';
import type { Sales } from '@selvedge/contract/studio/figures-sales.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { Plot } from '../plot/plot.tsx';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';
import type { FiguresChoices } from './figures-choices.ts';
import { salesPlot } from './sales-plot.ts';
import { writeShort } from './write-figure.ts';

type Props = { choices: FiguresChoices; currency: string; markets: readonly MarketSettings[] };

/** More would be too small to be read beside each other. */
const most = 6;

/** The chosen markets beside each other, each over time and all by one scale: which of them grows is seen without reading a number. */
export function MarketPlots({ choices, currency, markets }: Props) {
  const { call } = useStudio();
  const chosen = (choices.markets?.split(',') ?? []).slice(0, most);
  const { data } = useLoad(`market-plots ${JSON.stringify(choices)} ${currency}`, async () => {
    const answers = await Promise.all(chosen.map((market) => call(figures.sales, { query: { ...choices, currency, markets: market } })));
    const found: Sales[] = [];
    for (const answer of answers) {
      if (answer.hasError) return answer;
      found.push(answer.data);
    }
    return { hasError: false as const, data: found };
  });
  if (!data) return null;
  const plots = data.map((sales) => salesPlot(sales, 'gross', choices.compare));
  const top = Math.max(...plots.flatMap(({ series }) => series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const nameOf = (id: string) => {
    const market = markets.find((each) => each.id === id);
    return market ? `${marketTitle(market)} (${id})` : id;
  };
  return (
    <section className={styles.part} aria-label={text('figures.markets_beside')}>
      <h2>{text('figures.markets_beside')}</h2>
      <div className={styles.beside}>
        {plots.map((plot, at) => (
          <Plot
            key={chosen[at]}
            title={nameOf(chosen[at]!)}
            kind={data[at]!.unit === 'hour' ? 'bar' : 'line'}
            data={{ ...plot, top }}
            writeTick={writeShort}
            height={150}
            hasLegend={false}
          />
        ))}
      </div>
    </section>
  );
}
