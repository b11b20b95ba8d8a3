import { isOwnTemplate } from '@selvedge/contract/media.ts';
import type { UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { productPictures } from '@selvedge/contract/studio/product-pictures.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { PictureChooser } from '../../media/picture-chooser.tsx';
import { text } from '../../texts/text.ts';
import type { ProductDraft } from '../product-draft.ts';
import panel from './panel.module.css';

type Pictures = ProductDraft['pictures'];
type Props = { urlTemplate: string; pictures: Pictures; onAdd: (picture: Pictures[number]) => void };

/** A picture of the library, or a new one, for this product. It is seen in its place at once, and live when the product is saved. */
export function AddPicture({ urlTemplate, pictures, onAdd }: Props) {
  const { call } = useStudio();
  const [isOpen, setOpen] = useState(false);
  if (!isOwnTemplate(urlTemplate)) return <p className={panel.quiet}>{text('studio.pictures_elsewhere')}</p>;

  async function take({ key: media }: UploadedPicture, { focus }: { focus: Point }): Promise<string | undefined> {
    if (pictures.some((each) => each.media === media)) return text('products.picture_there');
    const answer = await call(productPictures.choose, { body: { media, focus } });
    if (answer.hasError) return errorText(answer.error);
    onAdd(answer.data);
    setOpen(false);
    return undefined;
  }
  return (
    <>
      <p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {text('products.picture_add')}
        </Button>
      </p>
      {isOpen && (
        <PictureChooser
          ratios={['3/4']}
          ratio="3/4"
          uploadPath={productPictures.upload.path}
          onTake={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
