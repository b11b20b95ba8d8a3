import type { FacetColour } from '@selvedge/contract/catalogue/facet.ts';
import type { GoodsWords } from './goods-words/en.ts';

export type PaletteColour = {
  id: keyof GoodsWords['dye'];
  name: string;
  hex: string;
  family: FacetColour;
  base: string;
  nuance: string;
  pantone: string;
};

const colour = (
  name: string,
  hex: string,
  family: FacetColour,
  base: string,
  nuance: PaletteColour['nuance'],
  pantone: string,
): PaletteColour => ({ id: name.replaceAll(' ', '') as PaletteColour['id'], name, hex, family, base, nuance, pantone });

/** What the dye house of the demo can dye. Washes are of denim only. */
export const palette: readonly PaletteColour[] = [
  colour('Black', '#1c1b1d', 'black', 'Black', 'Deep', '19-0303'),
  colour('Charcoal', '#3c3d41', 'grey', 'Grey', 'Dark', '18-0601'),
  colour('Slate', '#6b7076', 'grey', 'Grey', 'Medium', '18-4105'),
  colour('Stone Grey', '#9b9a96', 'grey', 'Grey', 'Medium', '16-0000'),
  colour('Light Grey', '#c9c8c4', 'grey', 'Grey', 'Light', '14-4102'),
  colour('White', '#f5f4f0', 'white', 'White', 'Bright', '11-0601'),
  colour('Chalk', '#ece7db', 'off-white', 'White', 'Warm', '11-0604'),
  colour('Ecru', '#e0d6c1', 'off-white', 'White', 'Warm', '12-0304'),
  colour('Oatmeal', '#d3c5ab', 'beige', 'Beige', 'Light', '13-1008'),
  colour('Sand', '#c4b18f', 'beige', 'Beige', 'Medium', '15-1116'),
  colour('Flax', '#b7a68a', 'beige', 'Beige', 'Medium', '15-1215'),
  colour('Taupe', '#8d7d6d', 'brown', 'Brown', 'Light', '17-1312'),
  colour('Tobacco', '#7a5230', 'brown', 'Brown', 'Medium', '18-1031'),
  colour('Chestnut', '#5b3524', 'brown', 'Brown', 'Dark', '19-1235'),
  colour('Espresso', '#3b2a23', 'brown', 'Brown', 'Dark', '19-1015'),
  colour('Camel', '#b88a55', 'camel', 'Brown', 'Light', '16-1334'),
  colour('Honey', '#a9733a', 'camel', 'Brown', 'Light', '16-1144'),
  colour('Navy', '#1f2a44', 'navy', 'Blue', 'Dark', '19-4023'),
  colour('Midnight', '#161d30', 'navy', 'Blue', 'Deep', '19-4010'),
  colour('Ink', '#2c3e5c', 'blue', 'Blue', 'Dark', '19-4027'),
  colour('Cobalt', '#2f55a4', 'blue', 'Blue', 'Bright', '18-4051'),
  colour('Cornflower', '#6f8fc4', 'blue', 'Blue', 'Medium', '16-4031'),
  colour('Sky', '#a9c3de', 'light-blue', 'Blue', 'Light', '14-4121'),
  colour('Frost', '#cddae3', 'light-blue', 'Blue', 'Pale', '13-4303'),
  colour('Lagoon', '#3f8a8c', 'turquoise', 'Green', 'Medium', '17-5122'),
  colour('Forest', '#24402f', 'green', 'Green', 'Dark', '19-5920'),
  colour('Sage', '#94a58a', 'green', 'Green', 'Light', '16-0213'),
  colour('Moss', '#5d6b3c', 'green', 'Green', 'Medium', '18-0430'),
  colour('Olive', '#5a5a3a', 'khaki', 'Green', 'Dark', '18-0521'),
  colour('Khaki', '#8f8660', 'khaki', 'Green', 'Medium', '17-0627'),
  colour('Butter', '#eadb9c', 'yellow', 'Yellow', 'Light', '12-0720'),
  colour('Mustard', '#c4952f', 'yellow', 'Yellow', 'Medium', '16-0948'),
  colour('Rust', '#a5512c', 'orange', 'Orange', 'Dark', '18-1248'),
  colour('Apricot', '#e2a777', 'orange', 'Orange', 'Light', '15-1239'),
  colour('Poppy', '#b92f2b', 'red', 'Red', 'Bright', '18-1664'),
  colour('Burgundy', '#5c1f2c', 'red', 'Red', 'Dark', '19-1725'),
  colour('Blush', '#e3c0b8', 'pink', 'Pink', 'Pale', '13-1405'),
  colour('Rose', '#c58088', 'pink', 'Pink', 'Medium', '16-1610'),
  colour('Lilac', '#b6a5c6', 'purple', 'Purple', 'Light', '15-3716'),
  colour('Plum', '#4c2b46', 'purple', 'Purple', 'Dark', '19-2315'),
  colour('Light Wash', '#8ea6c0', 'light-blue', 'Denim', 'Light', '15-4020'),
  colour('Mid Wash', '#55708f', 'blue', 'Denim', 'Medium', '18-4028'),
  colour('Dark Wash', '#2b3a52', 'blue', 'Denim', 'Dark', '19-4026'),
  colour('Raw Indigo', '#1f2940', 'navy', 'Denim', 'Deep', '19-3925'),
];

const byId = new Map<string, PaletteColour>(palette.map((one) => [one.id, one]));

export function paletteColour(id: string): PaletteColour {
  const found = byId.get(id);
  if (!found) throw new RangeError(`No such colour: ${id}`);
  return found;
}

/** Which colours a kind of garment is dyed in. */
export const colourGroups = {
  basics: 'Black White Chalk LightGrey Charcoal Navy Oatmeal Sage Sky Burgundy Khaki Rust Blush',
  shirting: 'White Sky Frost Chalk Blush Navy Black Sage Butter Cornflower Flax',
  knits: 'Oatmeal Charcoal Navy Camel Forest Burgundy Ecru StoneGrey Mustard Rose Black Moss Plum Lagoon Chestnut',
  outer: 'Black Camel Navy Charcoal Olive Espresso Oatmeal Midnight Forest Taupe Burgundy Sand',
  tailored: 'Black Navy Charcoal Taupe Sand Slate Midnight Olive Espresso Chalk StoneGrey',
  denim: 'LightWash MidWash DarkWash RawIndigo Black Ecru StoneGrey',
  fluid: 'Black Blush Lagoon Burgundy Lilac Apricot Navy Sage Butter Poppy Ecru Plum Rose Cobalt Forest',
  bottoms: 'Black Navy Sand Olive Charcoal Khaki Espresso Ecru Slate Tobacco Flax',
  leather: 'Black Chestnut Tobacco Espresso Honey White Burgundy Chalk Navy Camel',
  accessories: 'Black Navy Camel Oatmeal Forest Burgundy Charcoal Mustard Rust Ecru Moss Slate Poppy Lilac',
} as const;
export type ColourGroup = keyof typeof colourGroups;

const groups = new Map(Object.entries(colourGroups).map(([name, ids]) => [name, ids.split(' ').map(paletteColour)]));

export function coloursOf(group: ColourGroup): readonly PaletteColour[] {
  return groups.get(group)!;
}
