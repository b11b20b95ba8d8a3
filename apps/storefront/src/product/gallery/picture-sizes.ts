/** How wide a picture of the gallery is. */
export const pictureSizes = '(min-width: 960px) 34vw, (min-width: 768px) 55vw, 100vw';
