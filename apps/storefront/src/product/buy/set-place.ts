/** Where the sizes of all parts of a set are chosen; the bar at the foot of a phone leads there. */
export const setPlace = 'set-sizes';
