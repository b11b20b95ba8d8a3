import type { Right } from '@selvedge/contract/endpoint.ts';
import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { scoreBest } from '@selvedge/domain/studio-search/score-match.ts';
import { flagTitle } from '../flags/flag-title.ts';
import { flagAddress } from '../lib/found-address.ts';
import { lastMarket } from '../lib/last-market.ts';
import { paths } from '../lib/router.ts';
import type { Screen } from '../lib/screen.ts';
import { screenAddress } from '../lib/screen-address.ts';
import { countryName, currencyName, languageName } from '../lists/filter-markets.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { type TextKey, text } from '../texts/text.ts';
import type { Hit } from './hit.ts';

export type Local = {
  screens: readonly Screen[];
  rights: readonly Right[];
  markets: readonly MarketSettings[];
  onSignOut: () => void;
};

const most = 6;

/** What the browser knows by itself and finds while one types: screens, actions, markets, flags. */
export function localHits(typed: string, { screens, rights, markets, onSignOut }: Local): Hit[] {
  const best = (hits: Hit[]) =>
    hits
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  return [
    ...best(screens.map((screen) => screenHit(typed, screen))),
    ...best(actionsFor(rights, onSignOut).map((each) => ({ ...each, score: scoreBest(typed, [each.title]) }))),
    ...best(markets.map((market) => marketHit(typed, market))),
    ...(rights.includes('flag.read') ? best(Object.entries(featureFlags).map((entry) => flagHit(typed, entry, markets))) : []),
  ];
}

function screenHit(typed: string, { page, group, title }: Screen): Hit {
  const note = group === 'first' ? '' : text(`studio.group.${group}`);
  return {
    key: `screen ${page}`,
    group: 'screen',
    title: text(title),
    note,
    url: screenAddress(page),
    score: scoreBest(typed, [text(title), page]),
  };
}

function marketHit(typed: string, market: MarketSettings): Hit {
  const { id, country, language, currency } = market;
  const names = [countryName(country.code), id, country.name, languageName(language.baseCode), currency, currencyName(currency)];
  const note = [id, currency].join(' · ');
  return {
    key: `market ${id}`,
    group: 'market',
    title: marketTitle(market),
    note,
    url: paths.screen('markets', id),
    score: scoreBest(typed, names),
  };
}

function flagHit(typed: string, [name, { description }]: [string, { description: string }], markets: readonly MarketSettings[]): Hit {
  const title = flagTitle(name);
  const market = lastMarket() ?? markets[0]?.id;
  return {
    ...{ key: `flag ${name}`, group: 'flag', title, note: description, url: flagAddress(name, market) },
    score: scoreBest(typed, [title, name, description]) * 0.9,
  };
}

type Action = Hit & { right?: Right };

/** Things to do, whether one types their name or not. */
export function actionsFor(rights: readonly Right[], onSignOut: () => void): Hit[] {
  const to = (key: TextKey, url: string, right?: Right): Action => ({
    ...{ key, group: 'action', title: text(key), note: '', score: 0.5, url, ...(right && { right }) },
  });
  const actions: Action[] = [
    to('find.action.new_page', `${screenAddress('pages')}?new=yes`, 'content.write'),
    to('find.action.new_draft_order', paths.screen('draft-orders', 'new'), 'support.write'),
    to('find.action.new_promotion', paths.screen('promotions'), 'promotion.write'),
    to('find.action.correct_points', paths.screen('points'), 'loyalty.correct'),
    to('find.action.gift_card', paths.screen('gift-cards'), 'gift-card.write'),
    to('find.action.import', paths.screen('products', 'import'), 'catalogue.write'),
    to('find.action.new_market', paths.screen('markets', 'new'), 'market.write'),
    to('find.action.invite', paths.screen('team'), 'staff.write'),
    to('find.action.doctor_mail', paths.screen('doctor')),
    to('find.action.password', paths.screen('security')),
    { key: 'find.action.sign_out', group: 'action', title: text('find.action.sign_out'), note: '', score: 0.5, run: onSignOut },
  ];
  return actions.filter(({ right }) => right === undefined || rights.includes(right));
}
