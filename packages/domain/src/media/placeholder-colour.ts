/** The ground that garments are shown on, as in the tokens. */
const cloth = '#f1ede5';
/** A garment covers about this much of its picture. */
const covered = 0.38;

/** The mean colour of a garment's picture, from the garment's colour alone: enough to tell the navy coat from the red one. */
export function placeholderColour(garment: string, ground = cloth): string {
  const [of, on] = [channels(garment), channels(ground)];
  const mixed = on.map((value, at) => Math.round(value + ((of[at] ?? value) - value) * covered));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
