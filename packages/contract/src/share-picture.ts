/** Where pictures of shared links are: `/share/{market}/{what}.{hash}.jpg`. What is named by its id; no text can be asked for. */
export const sharePath = '/share/';
export const sharePictureSize = { width: 1200, height: 630 } as const;
