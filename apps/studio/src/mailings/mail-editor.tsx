import type { Mailing, MailingContent } from '@selvedge/contract/mailing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { languageFor } from '@selvedge/domain/mailing/content-for.ts';
import { useMemo, useState } from 'react';
import { EditorPageContext } from '../fields/editor-context.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { Announcement } from '../shell/announcement.tsx';
import { text } from '../texts/text.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { MailBlockPanel } from './mail-block-panel.tsx';
import { MailCanvas } from './mail-canvas.tsx';
import styles from './mail-editor.module.css';
import { useMailBlocks } from './use-mail-blocks.ts';

type Props = {
  contents: Mailing['contents'];
  markets: readonly MarketSettings[];
  /** Whose members are meant: it decides which language is read, and the prices. */
  market: MarketSettings;
  onMarket: (id: string) => void;
  readOnly: boolean;
  onChange: (contents: Mailing['contents']) => void;
};

const widths = [390, 600] as const;

/** One message, drawn as a member of a market gets it, and worked on where it stands. */
export function MailEditor({ contents, markets, market, onMarket, readOnly, onChange }: Props) {
  const { call } = useStudio();
  const [width, setWidth] = useState<(typeof widths)[number]>(600);
  const language = languageFor(contents, market.language.baseCode) ?? 'en';
  const content = contents[language] ?? { subject: '', blocks: [] };
  const set = (part: Partial<MailingContent>) => onChange({ ...contents, [language]: { ...content, ...part } });
  const work = useMailBlocks({ blocks: content.blocks, readOnly, onChange: (blocks) => set({ blocks }) });
  const page = useMemo(() => ({ market: market.id, path: '', call, variants: [] }), [market.id, call]);
  const showLanguage = (code: string) => onMarket(markets.find((each) => each.language.baseCode === code)?.id ?? market.id);
  return (
    <EditorPageContext value={page}>
      <section className={styles.editor} aria-label={text('mailings.message')}>
        <div className={styles.bar}>
          <LanguageTabs {...{ contents, markets, readOnly, onChange }} shown={language} onShow={showLanguage} />
          <label>
            {text('mailings.as_in')}
            <select value={market.id} onChange={(event) => onMarket(event.target.value)}>
              {markets.map(({ id, fullName }) => (
                <option key={id} value={id}>
                  {`${fullName} (${id})`}
                </option>
              ))}
            </select>
          </label>
          <fieldset className={styles.widths}>
            <legend>{text('mailings.width')}</legend>
            {widths.map((each) => (
              <label key={each}>
                <input type="radio" name="mail-width" checked={width === each} onChange={() => setWidth(each)} />
                {text(`mailings.width.${each}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <fieldset className={styles.subject} disabled={readOnly} lang={language}>
          <LineField label={text('mailings.subject')}>
            {(ties) => (
              <input {...ties} value={content.subject} maxLength={150} onChange={(event) => set({ subject: event.target.value })} />
            )}
          </LineField>
        </fieldset>
        <div className={styles.columns}>
          <MailCanvas {...{ content, width }} market={market.id} drag={work.drag} chosen={work.chosen} onChoose={work.choose} />
          <div className={styles.side} lang={language} data-chosen={work.chosen ? true : undefined}>
            <MailBlockPanel blocks={content.blocks} work={work} readOnly={readOnly} />
          </div>
        </div>
        <Announcement words={work.said} />
      </section>
    </EditorPageContext>
  );
}
