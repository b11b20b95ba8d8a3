import type { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { NumberInput } from '../fields/simple-inputs.tsx';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import { ScriptField } from './script-field.tsx';
import styles from './scripts.module.css';

type Monitoring = ForeignScripts['monitoring'];
type Props = {
  value: Monitoring;
  problemAt: SettingFormProps<ForeignScripts>['problemAt'];
  onChange: (facts: Partial<Monitoring>) => void;
};

const facts = ['appId', 'clientToken', 'serviceName', 'site'] as const;

/** Whose monitoring it is, and of how many visits it hears. */
export function MonitoringFields({ value, problemAt, onChange }: Props) {
  return (
    <>
      <ScriptField
        label={text('scripts.monitoring.script')}
        hint={text('scripts.monitoring.script_hint')}
        value={value.script}
        problem={problemAt('monitoring.script')}
        onChange={(script) => onChange({ script })}
      />
      <div className={styles.pairs}>
        {facts.map((field) => (
          <ScriptField
            key={field}
            label={text(`scripts.monitoring.${field}`)}
            hint={field === 'serviceName' || field === 'site' ? text(`scripts.monitoring.${field}_hint`) : undefined}
            value={value[field]}
            problem={problemAt(`monitoring.${field}`)}
            onChange={(next) => onChange({ [field]: next })}
          />
        ))}
        {(['share', 'replayShare'] as const).map((field) => (
          <NumberInput
            key={field}
            label={text(`scripts.monitoring.${field}`)}
            unit={text('scripts.percent')}
            min={0}
            max={100}
            value={value[field]}
            problem={problemAt(`monitoring.${field}`)}
            onChange={(next) => onChange({ [field]: next ?? 0 })}
          />
        ))}
      </div>
    </>
  );
}
