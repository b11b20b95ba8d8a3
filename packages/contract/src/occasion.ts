/** When the club gives something by itself. */
export const occasions = ['welcome', 'birthday', 'anniversary'] as const;
export type Occasion = (typeof occasions)[number];
