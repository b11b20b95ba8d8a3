/** Fonts and documents take ten megabytes of a process; most never draw a label. */
export const loadDrawing = () => import('./draw-labels.ts');
