import { broaderColour, broaderGarment, broaderMaterial, broaderPattern, type Concept, colourOfShade, nearGarments } from './concept.ts';
import type { ConceptKind } from './en.ts';
import { conceptKey } from './lexicon.ts';

/** What also counts: all of a narrower thing does, of a near one only for want of better. */
export type Related = { narrower: readonly Concept[]; near: readonly Concept[] };

const none: Related = { narrower: [], near: [] };
const related = new Map<string, { narrower: Concept[]; near: Concept[] }>();

/** What else somebody may want who asks for this. */
export function relatedTo(concept: Concept): Related {
  return related.get(conceptKey(concept)) ?? none;
}

function put(how: keyof Related, asked: Concept, other: Concept): void {
  const entry = related.get(conceptKey(asked)) ?? { narrower: [], near: [] };
  related.set(conceptKey(asked), entry);
  entry[how].push(other);
}

function putBroader(kind: ConceptKind, table: Readonly<Record<string, string | undefined>>, how: keyof Related): void {
  for (const id of Object.keys(table)) {
    for (let broader = table[id]; broader !== undefined; broader = table[broader]) put(how, { kind, id: broader }, { kind, id });
  }
}

putBroader('garment', broaderGarment, 'narrower');
for (const [id, broader] of Object.entries(broaderGarment)) put('near', { kind: 'garment', id }, { kind: 'garment', id: broader });
putBroader('material', broaderMaterial, 'narrower');
putBroader('pattern', broaderPattern, 'narrower');
putBroader('colour', broaderColour, 'near');
for (const [shade, colour] of Object.entries(colourOfShade)) {
  put('near', { kind: 'shade', id: shade }, { kind: 'colour', id: colour });
  put('narrower', { kind: 'colour', id: colour }, { kind: 'shade', id: shade });
}
for (const [asked, others] of Object.entries(nearGarments)) {
  for (const id of others) put('near', { kind: 'garment', id: asked }, { kind: 'garment', id });
}
