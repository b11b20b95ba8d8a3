import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Finding, Health, MarketHealth } from '@selvedge/contract/studio/market-health.ts';
import { needNames } from '@selvedge/domain/market-health/finding-sentences.ts';
import { useEffect, useRef } from 'react';
import { useScreenLink } from '../lib/open-screens.ts';
import { useQuery } from '../lib/router.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { sentenceOf } from '../texts/sentence-of.ts';
import { text } from '../texts/text.ts';
import { fixAddress } from './fix-address.ts';
import { marketHealthAddress } from './market-health-address.ts';
import styles from './market-panel.module.css';

const order: readonly Health[] = ['broken', 'worse', 'good', 'spared'];

/** One market: each gap with its sentence and the way to where it is mended, the worst first. */
export function MarketPanel({ market, health }: { market: MarketSettings; health: MarketHealth }) {
  const name = marketTitle(market);
  const findings = health.findings.toSorted((a, b) => order.indexOf(a.health) - order.indexOf(b.health));
  const at = useQuery('at');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void panel.current?.querySelector(`[data-need="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'nearest' }), [at]);
  const isWell = findings.every((each) => each.health === 'good' || each.health === 'spared');
  return (
    <section className={styles.panel} aria-label={name} ref={panel}>
      <div className={styles.panelHead}>
        <h2>{name}</h2>
        <a href={market.url} target="_blank" rel="noreferrer">
          {text('doctor.visit')}
          <span aria-hidden="true"> ↗</span>
        </a>
        <a href={marketHealthAddress()}>{text('studio.close')}</a>
      </div>
      {isWell && <p>{text('doctor.all_good', { market: name })}</p>}
      <ul>
        {findings.map((finding) => (
          <FindingLine key={finding.need} finding={finding} market={market} name={name} isPointedAt={finding.need === at} />
        ))}
      </ul>
    </section>
  );
}

type Line = { finding: Finding; market: MarketSettings; name: string; isPointedAt: boolean };

function FindingLine({ finding, market, name, isPointedAt }: Line) {
  const linkTo = useScreenLink();
  const { need, health } = finding;
  const isGap = health === 'broken' || health === 'worse';
  const fix = isGap ? fixAddress(market.id, finding, linkTo) : undefined;
  return (
    <li data-need={need} data-health={health} aria-current={isPointedAt || undefined}>
      <i aria-hidden="true" />
      <div>
        <b>{needNames[need]}</b>
        <p>{sentenceOf(finding)}</p>
      </div>
      {fix && (
        <a href={fix} aria-label={text('doctor.fix_label', { need: needNames[need], market: name })}>
          {text('doctor.fix')}
        </a>
      )}
    </li>
  );
}
