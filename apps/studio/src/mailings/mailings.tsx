import type { Mailing } from '@selvedge/contract/mailing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type SavedMailing, type SavedSegment, staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { NewNamed } from '../lists/new-named.tsx';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { MailEditor } from './mail-editor.tsx';
import { MailingActions } from './mailing-actions.tsx';
import { mailingAddress } from './mailing-address.ts';
import { MailingForm } from './mailing-form.tsx';
import { MailingTable } from './mailing-table.tsx';
import { SavedForm } from './saved-form.tsx';

type Props = {
  saved: readonly SavedMailing[];
  segments: readonly SavedSegment[];
  markets: readonly MarketSettings[];
  id: string | undefined;
  onSaved: () => void;
};

export function Mailings({ saved, segments, markets, id, onSaved }: Props) {
  const { call } = useStudio();
  const [name, setName] = useState('');
  const [chosen, setMarket] = useState('en-GB');
  const market = markets.find((each) => each.id === chosen) ?? markets[0];
  const own = saved.find((mailing) => mailing.id === id);
  const [first] = segments;
  if (!first) {
    const action = <ButtonLink href={mailingAddress('segments')}>{text('mailings.new_segment')}</ButtonLink>;
    return <StateNote title={text('mailings.no_segments')} advice={text('mailings.no_segments_advice')} action={action} />;
  }
  return (
    <>
      {!id && (
        <NewNamed
          right="mailing.write"
          words={text('mailings.new_name')}
          label={text('mailings.new_mailing')}
          addressOf={(id) => mailingAddress('mailings', id)}
          onNamed={setName}
        />
      )}
      <div className={side.columns}>
        {saved.length > 0 && !id && <MailingTable saved={saved} segments={segments} />}
        {saved.length === 0 && !id && <StateNote title={text('mailings.none')} />}
        {id && (
          <SavedForm<Mailing>
            key={`${id} ${(own?.state ?? 'draft') === 'draft'}`}
            title={own?.name ?? (name || id)}
            close={mailingAddress('mailings')}
            first={own ? contentOf(own) : newMailing(id, { name: name || id, segmentId: first.id })}
            version={own?.version ?? 0}
            isReadOnly={own !== undefined && own.state !== 'draft'}
            send={(body, basedOn) => call(staffMailings.save, { params: { id }, query: { basedOn }, body })}
            read={async () => {
              const answer = await call(staffMailings.list, {});
              if (answer.hasError) return answer;
              const found = answer.data.find((mailing) => mailing.id === id);
              const content = found && contentOf(found);
              return { hasError: false, data: { ...(found ?? { version: 0, changedBy: '', changedAt: '' }), content } };
            }}
            onSaved={onSaved}
            remove={own && !['planned', 'sending'].includes(own.state) ? () => call(staffMailings.delete, { params: { id } }) : undefined}
            actions={own && market && (({ isDirty }) => <MailingActions {...{ mailing: own, market, isDirty, onMoved: onSaved }} />)}
            work={
              market &&
              (({ draft, readOnly, onChange }) => (
                <MailEditor
                  {...{ markets, market, readOnly }}
                  contents={draft.contents}
                  onMarket={setMarket}
                  onChange={(contents) => onChange({ ...draft, contents })}
                />
              ))
            }
          >
            {(draft, onChange) => <MailingForm draft={draft} segments={segments} onChange={onChange} />}
          </SavedForm>
        )}
      </div>
    </>
  );
}

const contentOf = ({ id, name, segmentId, contents, perMinute }: SavedMailing): Mailing => ({ id, name, segmentId, contents, perMinute });

function newMailing(id: string, given: Pick<Mailing, 'name' | 'segmentId'>): Mailing {
  return { id, ...given, contents: { en: { subject: '', blocks: [] } }, perMinute: 120 };
}
