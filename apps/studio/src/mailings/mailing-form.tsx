import type { Mailing, MailingContent } from '@selvedge/contract/mailing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { SavedSegment } from '@selvedge/contract/studio/mailings.ts';
import { useMemo, useState } from 'react';
import { EditorPageContext } from '../fields/editor-context.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { MailBlocks } from './mail-blocks.tsx';

type Props = {
  draft: Mailing;
  segments: readonly SavedSegment[];
  markets: readonly MarketSettings[];
  onChange: (draft: Mailing) => void;
};

export function MailingForm({ draft, segments, markets, onChange }: Props) {
  const { call } = useStudio();
  const written = Object.keys(draft.contents);
  const [chosen, setChosen] = useState('en');
  const language = written.includes(chosen) ? chosen : (written[0] ?? 'en');
  const content = draft.contents[language];
  const market = markets.find((each) => each.language.baseCode === language)?.id ?? markets[0]?.id ?? 'en-GB';
  const page = useMemo(() => ({ market, path: '', call, variants: [] }), [market, call]);
  const set = (part: Partial<MailingContent>) =>
    content && onChange({ ...draft, contents: { ...draft.contents, [language]: { ...content, ...part } } });
  return (
    <EditorPageContext value={page}>
      <LineField label={text('mailings.name')}>
        {(ties) => (
          <input {...ties} value={draft.name} maxLength={80} onChange={(event) => onChange({ ...draft, name: event.target.value })} />
        )}
      </LineField>
      <LineField label={text('mailings.segment')}>
        {(ties) => (
          <select {...ties} value={draft.segmentId} onChange={(event) => onChange({ ...draft, segmentId: event.target.value })}>
            {segments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LineField>
      <TextLine
        label={text('mailings.per_minute')}
        hint={text('mailings.per_minute_hint')}
        value={draft.perMinute}
        write={String}
        read={readCount(1, 600)}
        onChange={(perMinute) => onChange({ ...draft, perMinute })}
      />
      <LanguageTabs
        contents={draft.contents}
        markets={markets}
        shown={language}
        onShow={setChosen}
        onChange={(contents) => onChange({ ...draft, contents })}
      />
      {content && (
        <div lang={language} key={language}>
          <LineField label={text('mailings.subject')}>
            {(ties) => (
              <input {...ties} value={content.subject} maxLength={150} onChange={(event) => set({ subject: event.target.value })} />
            )}
          </LineField>
          <MailBlocks blocks={content.blocks} onChange={(blocks) => set({ blocks })} />
        </div>
      )}
    </EditorPageContext>
  );
}
