import type { Image } from '@selvedge/contract/content/image.ts';
import type { Images } from '@selvedge/contract/content/images.ts';
import { valuePerDevice } from '@selvedge/domain/content/per-device.ts';
import { Picture } from '@selvedge/ui/picture.tsx';

type ImagesPictureProps = { images: Images; sizes: string; priority?: boolean; fill?: boolean };

/** CMS-066 one picture element for all screens: tablet and desktop show the phone's picture unless they have their own. */
export function ImagesPicture({ images, ...rest }: ImagesPictureProps) {
  // A picture that was chosen for a larger screen alone is better than none on a phone.
  const { mobile, tablet, desktop } = valuePerDevice(images, images.tablet ?? images.desktop);
  if (!mobile || !desktop) return null;
  const medium = tablet && isSame(tablet, desktop) ? undefined : tablet;
  const narrow = isSame(mobile, medium ?? desktop) ? undefined : mobile;
  return <Picture image={desktop} medium={medium} narrow={narrow} {...rest} />;
}

/** By what they say: the server holds equal pictures as one object, the browser does not, and both must draw the same. */
const isSame = (one: Image, other: Image) =>
  one.src === other.src && one.ratio === other.ratio && one.focus?.x === other.focus?.x && one.focus?.y === other.focus?.y;
