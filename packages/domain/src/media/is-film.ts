/** A film among a product's pictures is told by the name of its format. */
export const isFilm = (format: string): boolean => format === 'video' || format.startsWith('video-');
