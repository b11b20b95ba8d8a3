import type { Image, Ratio } from '@selvedge/contract/content/image.ts';
import { library, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { useEditorPage } from '../fields/editor-context.ts';
import { errorText } from '../lib/error-text.ts';
import { PictureChooser } from '../media/picture-chooser.tsx';

const ratios = ['16/9', '3/2', '2/1', '4/5', '3/4', '1/1'] as const satisfies readonly Ratio[];

type Props = { alt: string; ratio: Ratio; onChoose: (image: Image) => void; onClose: () => void };

/** A picture of the library as pages hold it, cut when it is chosen. */
export function PicturePicker({ alt, ratio, onChoose, onClose }: Props) {
  const { call, market } = useEditorPage();
  async function take(picture: UploadedPicture, cut: { ratio: Ratio; focus: Point }): Promise<string | undefined> {
    const answer = await call(library.crop, { params: { key: picture.key }, body: { ...cut, alt: altIn(picture, market) || alt } });
    if (answer.hasError) return errorText(answer.error);
    onChoose(answer.data);
    return undefined;
  }
  return <PictureChooser ratios={ratios} ratio={ratio} uploadPath={library.upload.path} onTake={take} onClose={onClose} />;
}

/** The library's words in the language of the page; English stands in for the others. */
function altIn({ alts }: UploadedPicture, market: string): string {
  const language = market.startsWith('nb') ? 'no' : market.slice(0, 2);
  return alts[language] ?? alts.en ?? '';
}
