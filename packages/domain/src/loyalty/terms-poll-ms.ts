/** LOY-004 how often a page that is looked at asks whether the club's terms have moved on. */
export const termsPollMs = 180_000;
