import type { FacetColour } from '@selvedge/contract/catalogue/facet.ts';

/** The 18 colours of the filter: what fills the swatch, and the checkmark that can be seen on it. (SRC-020) */
export const facetColourTable: Readonly<Record<FacetColour, { swatch: string; checkmark: string }>> = {
  black: { swatch: '#16171a', checkmark: '#ffffff' },
  grey: { swatch: '#8d9096', checkmark: '#16171a' },
  white: { swatch: '#ffffff', checkmark: '#16171a' },
  'off-white': { swatch: '#f2ece0', checkmark: '#16171a' },
  beige: { swatch: '#d8c6a8', checkmark: '#16171a' },
  brown: { swatch: '#65442e', checkmark: '#ffffff' },
  camel: { swatch: '#b9854c', checkmark: '#16171a' },
  navy: { swatch: '#1d2a4b', checkmark: '#ffffff' },
  blue: { swatch: '#2c5ba8', checkmark: '#ffffff' },
  'light-blue': { swatch: '#a9c8e6', checkmark: '#16171a' },
  turquoise: { swatch: '#35a7a2', checkmark: '#16171a' },
  green: { swatch: '#2f6b43', checkmark: '#ffffff' },
  khaki: { swatch: '#6f6d45', checkmark: '#ffffff' },
  yellow: { swatch: '#f0c63c', checkmark: '#16171a' },
  orange: { swatch: '#dd7a2c', checkmark: '#16171a' },
  red: { swatch: '#b3242b', checkmark: '#ffffff' },
  pink: { swatch: '#e9a5b7', checkmark: '#16171a' },
  purple: { swatch: '#6a4a8c', checkmark: '#ffffff' },
};
