import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';
import { flagTitle } from '../flags/flag-title.ts';
import type { ScreenLink } from '../lib/open-screens.ts';
import { isScreen, paths } from '../lib/router.ts';
import { settingAddress } from '../lib/setting-address.ts';
import { text } from '../texts/text.ts';

type Named = Pick<AuditEntry, 'action' | 'subject'> & Partial<Pick<AuditEntry, 'before' | 'after'>>;

export type Subject = { label: string; href: string | undefined };

/** What an entry is about, and where it is looked at; without an address where no screen that the reader may open shows it. */
export function subjectOf({ action, subject, ...values }: Named, linkTo: ScreenLink): Subject {
  const [kind = ''] = action.split('.');
  const [first = '', ...others] = subject.split(' ');
  const rest = others.join(' ');
  const { label = nameIn(values) ?? shorten(subject), href } = kinds[kind]?.({ linkTo, subject, first, rest }) ?? {};
  return { label, href };
}

type Asked = { linkTo: ScreenLink; subject: string; first: string; rest: string };
type Kind = (asked: Asked) => { label?: string; href: string | undefined };

const byId =
  (screen: string): Kind =>
  ({ linkTo, subject }) => ({ href: linkTo(screen, [subject]) });

const kinds: Readonly<Record<string, Kind>> = {
  flag: ({ linkTo, first, rest }) => ({
    label: `${flagTitle(rest)}, ${first === '*' ? text('flags.every_market').toLowerCase() : first}`,
    href: linkTo('flags', [first === '*' ? 'all' : first], { filter: rest }),
  }),
  page: ({ linkTo, first, rest }) => ({ href: linkTo('pages') && paths.edit(first, rest === '/' ? '' : rest) }),
  setting: ({ linkTo, first, rest }) => {
    const href = settingAddress(rest, first);
    const [, , screen = ''] = href.split('/');
    return { href: isScreen(screen) && linkTo(screen) ? href : undefined };
  },
  terms: ({ linkTo, first, rest }) => ({ href: linkTo('terms', [first, rest.split(' ')[0] ?? '']) }),
  translation: ({ linkTo, first, rest }) => ({ href: linkTo('translations', [], { columns: first, ...(rest && { filter: rest }) }) }),
  release: ({ linkTo, subject }) => ({ href: linkTo('releases', [], { release: subject }) }),
  'gift-card': ({ linkTo, subject }) => ({ href: linkTo('gift-cards', [], { card: subject }) }),
  loyalty: ({ linkTo, subject }) => ({ href: /^[\da-f-]{36}$/.test(subject) ? linkTo('points', [subject]) : linkTo('club') }),
  store: ({ linkTo, subject }) => ({ href: linkTo('stores', [], { store: subject }) }),
  stock: ({ linkTo, subject }) => ({ href: linkTo('products', [], { search: subject }) }),
  assortment: ({ linkTo }) => ({ href: linkTo('products') }),
  order: ({ linkTo }) => ({ href: linkTo('orders') }),
  basket: ({ linkTo }) => ({ href: linkTo('baskets') }),
  staff: ({ linkTo }) => ({ href: linkTo('team') }),
  media: byId('media'),
  product: byId('products'),
  customer: byId('customers'),
  promotion: byId('promotions'),
  market: byId('markets'),
};

/** Colleagues, releases and pictures are known by an id, and called by a name. */
function nameIn({ before, after }: Pick<Named, 'before' | 'after'>): string | undefined {
  const names = [after, before].map((side) => (side as { name?: unknown } | null | undefined)?.name);
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/** The beginning of an id tells entries apart; the whole of it would fill the line. */
function shorten(subject: string): string {
  return subject.replaceAll(/\b([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, '$1');
}
