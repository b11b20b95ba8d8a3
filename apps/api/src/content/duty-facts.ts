import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { MarketSettings, Seller } from '@selvedge/contract/market.ts';
import { withdrawalDaysIn } from '@selvedge/domain/duty/withdrawal-days-in.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import type { Translate } from '../http/texts-of.ts';

export type DutyPath = '/i/imprint' | '/i/accessibility' | '/i/withdrawal';

type PageWords = { title: string; intro: string; link: string };

/** What such a page is called where nobody has written one, and in the footer. */
export const dutyWords: Readonly<Record<DutyPath, (t: Translate) => PageWords>> = {
  '/i/imprint': (t) => ({ title: t('imprint.title'), intro: t('imprint.intro'), link: t('imprint.link') }),
  '/i/accessibility': (t) => ({ title: t('accessibility.title'), intro: t('accessibility.intro'), link: t('accessibility.link') }),
  '/i/withdrawal': (t) => ({ title: t('withdrawal.title'), intro: t('withdrawal.intro'), link: t('withdrawal.link') }),
};

/** What stands on such a page whatever staff have written there: it comes from the market's settings, so that it is the same everywhere. */
export function dutyFacts(path: DutyPath, market: MarketSettings, t: Translate): RichNode[] {
  const { seller = {} } = market;
  if (path === '/i/imprint') return imprintFacts(seller, t);
  return path === '/i/accessibility' ? accessibilityFacts(seller, t, market.id) : withdrawalFacts(market, t);
}

function imprintFacts(seller: Seller, t: Translate): RichNode[] {
  const number = writeList(t, [seller.register, seller.companyNumber]);
  return [
    ...fact(t('imprint.responsible'), [seller.name, ...linesOf(seller.address)]),
    ...fact(t('imprint.represented'), [seller.representative]),
    ...fact(t('imprint.contact'), [mailLink(seller.email), phoneLink(seller.phone)]),
    ...fact(t('imprint.register'), [number]),
    ...fact(t('imprint.vat'), [seller.vatId]),
  ];
}

function accessibilityFacts(seller: Seller, t: Translate, market: string): RichNode[] {
  const contact = mailLink(seller.accessibilityContact ?? seller.email);
  const ways = contact ? [contact, phoneLink(seller.phone)] : [link(t('accessibility.form'), `/${market}/contact`)];
  return [
    heading('h2', t('accessibility.feedback_title')),
    paragraph(t('accessibility.feedback')),
    paragraph(...inLines(ways)),
    paragraph(t('accessibility.authority')),
  ];
}

function withdrawalFacts({ seller = {}, country }: MarketSettings, t: Translate): RichNode[] {
  const days = withdrawalDaysIn(country.code) ?? 0;
  const us = contactLines(seller);
  return [
    paragraph(t('withdrawal.right', { days })),
    paragraph(t('withdrawal.how')),
    ...fact(t('withdrawal.to'), us),
    paragraph(t('withdrawal.effects', { days: 14 })),
  ];
}

/** The model form, for who prefers paper. It stands below the function, which must not be looked for. */
export function withdrawalForm({ seller = {}, id }: MarketSettings, t: Translate): RichNode[] {
  const us = contactLines(seller);
  const fields = [
    ...[t('withdrawal.form_order'), t('withdrawal.form_received'), t('withdrawal.form_name')],
    ...[t('withdrawal.form_address'), t('withdrawal.form_signature'), t('withdrawal.form_date')],
  ];
  return [
    heading('h2', t('withdrawal.form_title')),
    paragraph(t('withdrawal.form_note')),
    paragraph(...inLines([`${t('withdrawal.form_to')}:`, ...us])),
    paragraph(t('withdrawal.form_text')),
    { tag: 'ul', children: fields.map((field) => ({ tag: 'li', children: [{ text: `${field}: ________` }] })) },
    paragraph(link(t('withdrawal.terms'), `/${id}/terms`)),
  ];
}

const contactLines = (seller: Seller): Piece[] => [
  ...[seller.name, ...linesOf(seller.address)],
  ...[mailLink(seller.email), phoneLink(seller.phone)],
];

type Piece = string | RichNode | undefined;

const toNode = (piece: string | RichNode): RichNode => (typeof piece === 'string' ? { text: piece } : piece);
const paragraph = (...children: (string | RichNode)[]): RichNode => ({ tag: 'p', children: children.map(toNode) });
const heading = (tag: 'h2' | 'h3', text: string): RichNode => ({ tag, children: [{ text }] });
const linesOf = (text = ''): string[] => text.split('\n').map((line) => line.trim() && `\u2068${line.trim()}\u2069`);
const link = (text: string, url: string): RichNode => ({ tag: 'a', url, children: [{ text }] });

/** A contact that is no address is shown as it is. */
function mailLink(contact: string | undefined): Piece {
  return contact && /^[^\s@]+@[^\s@]+$/.test(contact) ? link(contact, `mailto:${contact}`) : contact;
}

function phoneLink(phone: string | undefined): Piece {
  // Read from the left in every script: in Arabic the plus would stand at the wrong end.
  return phone && link(`\u2066${phone}\u2069`, `tel:${phone.replace(/[^\d+]/g, '')}`);
}

function inLines(pieces: readonly Piece[]): RichNode[] {
  const shown = pieces.flatMap((piece) => (piece ? [piece] : []));
  return shown.flatMap((piece, at) => [...(at > 0 ? [{ tag: 'br' as const }] : []), toNode(piece)]);
}

/** Nothing at all where nobody has said it. */
function fact(title: string, pieces: readonly Piece[]): RichNode[] {
  const lines = inLines(pieces);
  return lines.length === 0 ? [] : [paragraph({ tag: 'strong', children: [{ text: title }] }, { tag: 'br' }, ...lines)];
}
