import { Picture } from '@selvedge/ui/picture.tsx';

const widths = [400, 800];
const formats = ['avif', 'jpg'] as const;

/** A picture of the site settings: the same address template as everywhere, in the two widths that a menu needs. */
export function MenuPicture({ src, alt }: { src: string; alt: string }) {
  return <Picture image={{ src, alt, formats, widths, width: 800, height: 1067, ratio: '3/4', placeholder: '#f1ede5' }} sizes="22rem" />;
}
