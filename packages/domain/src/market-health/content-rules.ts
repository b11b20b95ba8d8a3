import { broken, good, type HealthRule, nameSome, worse } from './finding.ts';
import type { Links } from './market-facts.ts';

export const judgeTerms: HealthRule = ({ terms: { documents, needed } }) => {
  const missing = needed.filter((slug) => !documents.some((each) => each.slug === slug));
  if (missing.length > 0) return broken('terms_missing', { values: { names: nameSome(missing) }, place: missing[0] });
  const wanted = documents.filter(({ slug }) => needed.includes(slug));
  const empty = wanted.filter(({ isEmpty }) => isEmpty).map(({ slug }) => slug);
  if (empty.length > 0) return broken('terms_empty', { values: { names: nameSome(empty) }, place: empty[0] });
  // Who accepted what can't be told without one.
  const unversioned = wanted.filter(({ version }) => version.trim() === '').map(({ slug }) => slug);
  return unversioned.length > 0 ? broken('terms_unversioned', { values: { names: nameSome(unversioned) }, place: unversioned[0] }) : good;
};

export const judgeLegal: HealthRule = ({ legal: { missing } }) =>
  missing.length > 0 ? broken('legal_missing', { values: { names: nameSome(missing) }, place: missing[0] }) : good;

export const judgeHome: HealthRule = ({ home: { isPublished, rows } }) => {
  if (!isPublished) return broken('home_missing', { place: '' });
  return rows === 0 ? worse('home_bare', { place: '' }) : good;
};

export const judgeMenu: HealthRule = ({ menu: { links, dead } }) => {
  if (links === 0) return broken('menu_none');
  return dead.length > 0 ? broken('menu_dead', namesOf(dead)) : good;
};

/** A shop can be used without its footer, but not without what the law wants there; that is looked at by itself. */
export const judgeFooter: HealthRule = ({ footer: { links, dead } }) => {
  if (links === 0) return worse('footer_none');
  return dead.length > 0 ? broken('footer_dead', namesOf(dead)) : good;
};

export const judgeSizeGuide: HealthRule = ({ sizeGuide: { charts, isPagePublished } }) => {
  if (charts === 0) return worse('size_guide_none');
  return isPagePublished ? good : worse('size_guide_no_page', { place: '/i/size-guide' });
};

const namesOf = (dead: Links['dead']) => ({ values: { names: nameSome(dead), count: dead.length }, place: dead[0] });
