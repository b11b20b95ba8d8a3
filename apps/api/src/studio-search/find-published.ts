import { scoreBest } from '@selvedge/domain/studio-search/score-match.ts';
import { documentSchemas } from '../content/document-schemas.ts';
import { bestFew } from './best-few.ts';
import type { Look } from './look.ts';

export const findPromotions: Look = ({ promotions }, { search }) =>
  bestFew(
    promotions.live.map(({ id, names }) => {
      const title = names.en ?? Object.values(names)[0] ?? id;
      return { kind: 'promotion', id, title, note: id, score: scoreBest(search, [title, id, ...Object.values(names)]) };
    }),
  );

export const findSettings: Look = (_ctx, { search }) =>
  bestFew(
    Object.keys(documentSchemas).map((name) => {
      const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
      return { kind: 'setting', id: name, title, note: name, score: scoreBest(search, [title, name]) };
    }),
  );

/** By key, or by what English says. */
export const studioSearchTexts: Look = ({ content }, { search }) =>
  bestFew(
    Object.entries(content.international.translations).map(([key, text]) => ({
      ...({ kind: 'text', id: key, title: text.slice(0, 120), note: key } as const),
      // A word that is also one of the shop's many texts is more likely meant as something else.
      score: scoreBest(search, [key, text]) * 0.8,
    })),
  );
