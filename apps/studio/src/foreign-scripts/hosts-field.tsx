import type { ForeignScriptName } from '@selvedge/contract/foreign-scripts.ts';
import { isHostAllowed } from '@selvedge/domain/foreign-scripts/is-host-allowed.ts';
import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { text } from '../texts/text.ts';

type Props = {
  name: ForeignScriptName;
  hosts: readonly string[];
  allowed: readonly string[] | undefined;
  readOnly: boolean;
  hint: string | undefined;
  problemAt: (at: string) => string | undefined;
  onChange: (hosts: string[]) => void;
};

/** Whom a script may ask. One that the operator has not allowed may be written down: it waits for that word. */
export function HostsField({ name, hosts, allowed, readOnly, hint = text('scripts.more_hosts_hint'), problemAt, onChange }: Props) {
  const wrong = hosts.map((_, at) => problemAt(`${name}.hosts.${at}`)).find(Boolean);
  const refused = allowed ? hosts.filter((host) => !isHostAllowed(host, allowed)) : [];
  const problem = wrong ?? (refused.length > 0 ? text('scripts.wrong_host', { hosts: refused.join(', ') }) : undefined);
  return (
    <FieldBox label={text('scripts.more_hosts')} hint={hint} problem={problem}>
      {(ties) => (
        <input
          {...ties}
          className={fields.input}
          dir="ltr"
          spellCheck={false}
          key={hosts.join()}
          defaultValue={hosts.join(', ')}
          readOnly={readOnly}
          onBlur={(event) => {
            const next = event.target.value.split(/[\s,]+/).filter(Boolean);
            if (next.join() !== hosts.join()) onChange(next);
          }}
        />
      )}
    </FieldBox>
  );
}
