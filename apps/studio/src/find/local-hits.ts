import type { Right } from '@selvedge/contract/endpoint.ts';
import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { scoreBest } from '@selvedge/domain/find/score-match.ts';
import { flagTitle } from '../flags/flag-title.ts';
import { lastMarket } from '../flags/last-market.ts';
import { paths } from '../lib/router.ts';
import { countryName, currencyName, languageName } from '../markets/filter-markets.ts';
import { marketTitle } from '../markets/sort-markets.ts';
import type { Room } from '../rooms.tsx';
import { roomAddress } from '../shell/room-address.ts';
import { type TextKey, text } from '../texts.ts';
import { flagAddress } from './found-address.ts';
import type { Hit } from './hit.ts';

export type Local = {
  rooms: readonly Room[];
  rights: readonly Right[];
  markets: readonly MarketSettings[];
  onSignOut: () => void;
};

const most = 6;

/** What the browser knows by itself and finds while one types: rooms, actions, markets, flags. */
export function localHits(typed: string, { rooms, rights, markets, onSignOut }: Local): Hit[] {
  const best = (hits: Hit[]) =>
    hits
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  return [
    ...best(rooms.map((room) => roomHit(typed, room))),
    ...best(actionsFor(rights, onSignOut).map((each) => ({ ...each, score: scoreBest(typed, [each.title]) }))),
    ...best(markets.map((market) => marketHit(typed, market))),
    ...(rights.includes('flag.read') ? best(Object.entries(featureFlags).map((entry) => flagHit(typed, entry, markets))) : []),
  ];
}

function roomHit(typed: string, { page, group, title }: Room): Hit {
  const note = group === 'first' ? '' : text(`studio.group.${group}`);
  return {
    key: `room ${page}`,
    group: 'room',
    title: text(title),
    note,
    url: roomAddress(page),
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
    url: paths.room('markets', id),
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
    to('find.action.new_page', `${roomAddress('pages')}?new=yes`, 'content.write'),
    to('find.action.new_promotion', paths.room('promotions'), 'promotion.write'),
    to('find.action.gift_card', paths.room('gift-cards'), 'gift-card.write'),
    to('find.action.import', paths.room('products', 'import'), 'catalogue.write'),
    to('find.action.new_market', paths.room('markets', 'new'), 'market.write'),
    to('find.action.invite', paths.room('team'), 'staff.write'),
    to('find.action.doctor_mail', paths.room('doctor')),
    to('find.action.password', paths.room('security')),
    { key: 'find.action.sign_out', group: 'action', title: text('find.action.sign_out'), note: '', score: 0.5, run: onSignOut },
  ];
  return actions.filter(({ right }) => right === undefined || rights.includes(right));
}
