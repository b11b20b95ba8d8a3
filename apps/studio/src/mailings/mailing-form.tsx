import type { Mailing } from '@selvedge/contract/mailing.ts';
import type { SavedSegment } from '@selvedge/contract/studio/mailings.ts';
import { LineField } from '../promotions/line-field.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';

type Props = { draft: Mailing; segments: readonly SavedSegment[]; onChange: (draft: Mailing) => void };

/** What a mailing is called, and whom it goes to. */
export function MailingForm({ draft, segments, onChange }: Props) {
  return (
    <>
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
    </>
  );
}
