import type { Segment } from '@selvedge/contract/mailing.ts';
import { type SegmentList, staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { NewNamed } from '../lists/new-named.tsx';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { mailingAddress } from './mailing-address.ts';
import styles from './mailings.module.css';
import { SavedForm } from './saved-form.tsx';
import { SegmentForm } from './segment-form.tsx';

type Props = { known: SegmentList; id: string | undefined; onSaved: () => void };

export function Segments({ known: { segments, tiers }, id, onSaved }: Props) {
  const { call } = useStudio();
  const [name, setName] = useState('');
  const own = segments.find((segment) => segment.id === id);
  return (
    <>
      <NewNamed
        right="mailing.write"
        words={text('mailings.new_name')}
        label={text('mailings.new_segment')}
        addressOf={(id) => mailingAddress('segments', id)}
        onNamed={setName}
      />
      <div className={side.columns} data-open={id ? true : undefined}>
        {segments.length > 0 && (
          <table className={styles.table} aria-label={text('mailings.list.segments')}>
            <thead>
              <tr>
                <th scope="col">{text('mailings.name')}</th>
                <th scope="col">{text('mailings.changed')}</th>
              </tr>
            </thead>
            <tbody>
              {segments.map((segment) => (
                <tr key={segment.id} aria-current={segment.id === id || undefined}>
                  <th scope="row">
                    <a href={mailingAddress('segments', segment.id)}>{segment.name}</a>
                  </th>
                  <td>{formatMoment(segment.changedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {segments.length === 0 && !id && <StateNote title={text('mailings.no_segments')} advice={text('mailings.no_segments_advice')} />}
        {id && (
          <SavedForm<Segment>
            key={id}
            title={own?.name ?? (name || id)}
            close={mailingAddress('segments')}
            first={own ? { id, name: own.name, filter: own.filter } : newSegment(id, name || id)}
            version={own?.version ?? 0}
            send={(body, basedOn) => call(staffMailings.saveSegment, { params: { id }, query: { basedOn }, body })}
            read={async () => {
              const answer = await call(staffMailings.segments, {});
              if (answer.hasError) return answer;
              const found = answer.data.segments.find((segment) => segment.id === id);
              const content = found && { id, name: found.name, filter: found.filter };
              return { hasError: false, data: { ...(found ?? { version: 0, changedBy: '', changedAt: '' }), content } };
            }}
            onSaved={onSaved}
            remove={own && (() => call(staffMailings.deleteSegment, { params: { id } }))}
          >
            {(draft, onChange) => <SegmentForm draft={draft} tiers={tiers} onChange={onChange} />}
          </SavedForm>
        )}
      </div>
    </>
  );
}

const newSegment = (id: string, name: string): Segment => ({ id, name, filter: { markets: [], tiers: [], categories: [] } });
