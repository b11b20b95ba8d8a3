import '@puckeditor/core/no-external.css';
import '../puck-theme.css';
import { AutoField, type Field, RichTextMenu, type RichtextField } from '@puckeditor/core';
import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { writeRichText } from '@selvedge/domain/content/write-rich-text.ts';
import { useMemo } from 'react';
import type { InputProps } from '../../fields/field-box.tsx';
import styles from '../../fields/fields.module.css';
import { text } from '../../texts/text.ts';
import { readHtml } from './read-html.ts';
import { useLoadedEditor } from './use-loaded-editor.ts';

type Editor = NonNullable<Parameters<NonNullable<RichtextField['renderMenu']>>[0]['editor']>;

/** Only what the shop shows: everything else would be taken out when it is saved, and look like a loss. */
const field = {
  type: 'richtext',
  options: {
    code: false,
    codeBlock: false,
    textAlign: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false },
  },
  renderMenu: ({ editor }) => (
    <RichTextMenu>
      <RichTextMenu.Group>
        <RichTextMenu.HeadingSelect />
        <RichTextMenu.ListSelect />
      </RichTextMenu.Group>
      <RichTextMenu.Group>
        <RichTextMenu.Bold />
        <RichTextMenu.Italic />
        <RichTextMenu.Blockquote />
        <RichTextMenu.Control
          icon={<span aria-hidden="true">↗</span>}
          title={text('field.link_words')}
          active={editor?.isActive('link') ?? false}
          onClick={() => editor && askLink(editor)}
        />
      </RichTextMenu.Group>
    </RichTextMenu>
  ),
} satisfies Partial<RichtextField> as unknown as Field;

type LinkCommands = { setLink(link: { href: string }): LinkCommands; unsetLink(): LinkCommands; run(): boolean };

/** An empty answer takes the link away; none at all leaves it. */
function askLink(editor: Editor): void {
  const url = prompt(text('field.link_words'), String(editor.getAttributes('link').href ?? ''));
  if (url === null) return;
  // The commands of the link extension, which Puck brings along without its types.
  const words = editor.chain().focus().extendMarkRange('link') as unknown as LinkCommands;
  if (url.trim() === '') words.unsetLink().run();
  else words.setLink({ href: url.trim() }).run();
}

/** Words with headings, lists and links. The editor speaks HTML; what is kept of it are the nodes that are shown. */
export function RichTextInput({ label, value, onChange, readOnly }: InputProps<RichNode[]>) {
  const shown = useMemo(() => writeRichText(value ?? []), [value]);
  const { box, isLoaded } = useLoadedEditor();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div ref={box} inert={!isLoaded} aria-busy={!isLoaded}>
        <AutoField
          field={field}
          value={shown}
          readOnly={readOnly ?? false}
          onChange={(next: string) => {
            const nodes = readHtml(next);
            // What the editor writes otherwise and means the same is nobody's change.
            if (writeRichText(nodes) !== shown) onChange(nodes);
          }}
        />
      </div>
    </fieldset>
  );
}
