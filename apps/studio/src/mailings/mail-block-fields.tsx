import type { MailBlock } from '@selvedge/contract/mailing.ts';
import type { Link } from '@selvedge/contract/navigation.ts';
import { TextInput } from '../fields/simple-inputs.tsx';
import { LinkInput } from '../pickers/link-input.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { ProductsInput } from '../pickers/product-input.tsx';
import { text } from '../texts/text.ts';

type Props = { block: MailBlock; onChange: (block: MailBlock) => void };

/** The inputs of the page editor, for what a mail can hold. */
export function MailBlockFields({ block, onChange }: Props) {
  switch (block.kind) {
    case 'heading':
      return (
        <TextInput
          label={text('mailings.words')}
          value={block.text}
          maxLength={200}
          onChange={put((words) => ({ ...block, text: words }))}
        />
      );
    case 'text':
      return (
        <TextInput
          long
          label={text('mailings.words')}
          value={block.text}
          maxLength={5_000}
          onChange={put((words) => ({ ...block, text: words }))}
        />
      );
    case 'picture':
      return (
        <>
          <PictureInput
            label={text('mailings.block.picture')}
            value={block.image}
            onChange={(image) => {
              const { image: _, ...rest } = block;
              onChange(image ? { ...rest, image } : rest);
            }}
          />
          <Target block={block} onChange={onChange} />
        </>
      );
    case 'button':
      return (
        <>
          <TextInput label={text('mailings.words')} value={block.label} maxLength={80} onChange={put((label) => ({ ...block, label }))} />
          <Target block={block} onChange={onChange} />
        </>
      );
    case 'products':
      return (
        <ProductsInput
          label={text('mailings.block.products')}
          value={block.products}
          max={8}
          onChange={(products) => onChange({ ...block, products: products ?? [] })}
        />
      );
  }

  function put(change: (words: string) => MailBlock): (words: string | undefined) => void {
    return (words) => onChange(change(words ?? ''));
  }
}

type Linked = Extract<MailBlock, { kind: 'picture' | 'button' }>;

function Target({ block, onChange }: { block: Linked; onChange: (block: MailBlock) => void }) {
  const link: Link | undefined =
    block.url === undefined ? undefined : { url: block.url, title: '', pageId: 'not set', openInCurrentTab: true, openModal: false };
  return (
    <LinkInput
      isAddressOnly
      label={text('mailings.link')}
      value={link}
      onChange={(next) => {
        const { url: _, ...rest } = block;
        onChange(next ? { ...rest, url: next.url } : rest);
      }}
    />
  );
}
