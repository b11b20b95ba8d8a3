/** LOY-006 how long a code is shown before it is asked for again. */
export const rewardCodeMs = 900_000;
