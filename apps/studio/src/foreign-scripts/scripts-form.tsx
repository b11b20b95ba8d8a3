import { content } from '@selvedge/contract/content.ts';
import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { type ForeignScriptName, type ForeignScripts, foreignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { HostsField } from './hosts-field.tsx';
import { MonitoringFields } from './monitoring-fields.tsx';
import { noScripts } from './no-scripts.ts';
import { ScriptCard } from './script-card.tsx';
import { ScriptField } from './script-field.tsx';
import styles from './scripts.module.css';

const plain = ['conversionTesting', 'sizingAssistant', 'sizeScript'] as const;

export function ScriptsForm({ value: given, change, readOnly, problemAt, market }: SettingFormProps<ForeignScripts>) {
  const { call } = useStudio();
  const value = { ...noScripts, ...given };
  const hosts = useLoad('script-hosts', () => call(foreignScripts.allowed, {}));
  // Every market has its own.
  const toggles = useLoad<FeatureToggles | undefined>(`flags ${market}`, async () =>
    market === '*' ? { hasError: false as const, data: undefined } : call(content.featureFlags, { params: { market } }),
  );
  const allowed = hosts.data?.hosts;
  const put = <Name extends ForeignScriptName>(name: Name, facts: Partial<ForeignScripts[Name]>) =>
    change((before) => ({ ...noScripts, ...before, [name]: { ...noScripts[name], ...before[name], ...facts } }));
  const card = (name: ForeignScriptName) => ({ name, value, market, allowed, readOnly, toggles: toggles.data });
  const hostsOf = (name: ForeignScriptName, hint?: string) => (
    <HostsField
      {...{ name, allowed, readOnly, problemAt, hint }}
      hosts={value[name].hosts}
      onChange={(next) => put(name, { hosts: next })}
    />
  );
  return (
    <div className={styles.form}>
      <p className={styles.note}>{text('scripts.note')}</p>
      {hosts.error && <StateNote isError title={text('scripts.hosts_failed')} advice={errorText(hosts.error)} onRetry={hosts.reload} />}
      {allowed && (
        <section className={styles.allowed} data-none={allowed.length === 0 || undefined} aria-labelledby="allowed-hosts">
          <h2 id="allowed-hosts">{text('scripts.hosts_title')}</h2>
          <p>{allowed.length === 0 ? text('scripts.no_hosts') : text('scripts.hosts', { hosts: allowed.join(', ') })}</p>
        </section>
      )}
      <ScriptCard {...card('tagManager')}>
        {(['id', 'host'] as const).map((field) => (
          <ScriptField
            key={field}
            label={text(`scripts.tagManager.${field}`)}
            hint={text(`scripts.tagManager.${field}_hint`)}
            value={value.tagManager[field]}
            problem={problemAt(`tagManager.${field}`)}
            onChange={(next) => put('tagManager', { [field]: next })}
          />
        ))}
        {hostsOf('tagManager', text('scripts.tagManager.hosts_hint'))}
      </ScriptCard>
      <ScriptCard {...card('monitoring')}>
        <MonitoringFields value={value.monitoring} problemAt={problemAt} onChange={(facts) => put('monitoring', facts)} />
        {hostsOf('monitoring', text('scripts.monitoring.hosts_hint'))}
      </ScriptCard>
      {plain.map((name) => (
        <ScriptCard key={name} {...card(name)}>
          <ScriptField
            label={text('scripts.script')}
            hint={text('scripts.script_hint')}
            value={value[name].script}
            problem={problemAt(`${name}.script`)}
            onChange={(script) => put(name, { script })}
          />
          {hostsOf(name)}
        </ScriptCard>
      ))}
    </div>
  );
}
