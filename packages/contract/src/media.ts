/** Widths in which a product picture is made. Any other would let a stranger fill the disk with pictures nobody looks at. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureType = keyof typeof pictureTypes;

/** Product pictures are 3 wide and 4 high. */
export const pictureHeight = (width: number): number => Math.round((width * 4) / 3);

/** Where the image service answers: `/img/{key}/{index}-{format}`, then an optional `.w{width}` and an optional `.{type}`. */
export const picturePath = '/img/';

/** From here on an index is the number of a picture of the library; below it, the place of a picture in the product's own list. */
export const firstLibraryIndex = 1_000;

/** The template of a product whose pictures the image service makes. Only such a one can show a picture of the library too. */
export const isOwnTemplate = (template: string): boolean => /^\/img\/[0-9a-f]{24}\/\{index\}-\{format\}$/.test(template);

/** What the template alone leads to, without a width or a type: sharing, mails and feeds read it, and not all of them know WebP. */
export const plainPicture = { width: 960, type: 'jpg' } as const satisfies { width: PictureWidth; type: PictureType };
