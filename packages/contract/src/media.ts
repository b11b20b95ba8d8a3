/** Widths in which a product picture is made. Any other would let a stranger fill the disk with pictures nobody looks at. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureType = keyof typeof pictureTypes;

/** Product pictures are 3 wide and 4 high. */
export const pictureHeight = (width: number): number => Math.round((width * 4) / 3);

/** Where the image service answers: `/img/{key}/{index}-{format}`, then an optional `.w{width}` and an optional `.{type}`. */
export const picturePath = '/img/';

/** What the template alone leads to, without a width or a type: sharing, mails and feeds read it, and not all of them know WebP. */
export const plainPicture = { width: 960, type: 'jpg' } as const satisfies { width: PictureWidth; type: PictureType };
