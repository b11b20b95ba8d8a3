import { type IssuedCode, type StaffDevice, staffDevices } from '@selvedge/contract/studio/devices.ts';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { DeviceForm } from './device-form.tsx';
import styles from './devices-page.module.css';
import { IssuedCodeCard } from './issued-code-card.tsx';

/** ISO-015 screens in stores: who stands where, and the codes that set them up. */
export function DevicesPage() {
  const { call, notices } = useStudio();
  const found = useLoad('devices', () => call(staffDevices.list, {}));
  const [issued, setIssued] = useState<IssuedCode>();
  const [changing, setChanging] = useState<StaffDevice>();

  async function issue({ id }: StaffDevice): Promise<void> {
    const answer = await call(staffDevices.issueCode, { params: { id } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setIssued(answer.data);
  }

  async function revoke({ id, name }: StaffDevice): Promise<void> {
    const answer = await call(staffDevices.revoke, { params: { id } });
    notices.post(
      answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('devices.revoked', { name }) },
    );
    found.reload();
  }

  return (
    <>
      <PageHead title={text('devices.title')} note={text('devices.note')} />
      {found.error && <StateNote isError title={text('devices.failed')} advice={text(errorKey(found.error))} onRetry={found.reload} />}
      {found.data && (
        <DeviceForm
          key={changing?.id ?? 'new'}
          places={found.data}
          device={changing}
          onChanged={() => {
            setChanging(undefined);
            found.reload();
          }}
          onIssued={(code) => {
            setIssued(code);
            found.reload();
          }}
        />
      )}
      {issued && (
        <IssuedCodeCard
          issued={issued}
          onClose={() => {
            setIssued(undefined);
            found.reload();
          }}
        />
      )}
      {found.data?.devices.length === 0 && <StateNote title={text('devices.empty')} advice={text('devices.empty_advice')} />}
      {found.data && found.data.devices.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('devices.name')}</th>
                <th scope="col">{text('devices.store')}</th>
                <th scope="col">{text('devices.till')}</th>
                <th scope="col">{text('devices.state')}</th>
                <th scope="col">{text('devices.seen')}</th>
                <th scope="col" />
              </tr>
            </thead>
            <tbody>
              {found.data.devices.map((device) => (
                <DeviceRow key={device.id} device={device} onIssue={issue} onRevoke={revoke} onChange={setChanging} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

type RowProps = { device: StaffDevice } & Record<'onIssue' | 'onRevoke' | 'onChange', (device: StaffDevice) => Promise<void> | void>;

function DeviceRow({ device, onIssue, onRevoke, onChange }: RowProps) {
  const { name, market, storeName, terminalId, state, seen, createdBy } = device;
  return (
    <tr data-state={state}>
      <th scope="row">
        {name} <small>{createdBy}</small>
      </th>
      <td>
        {storeName} <small>{market}</small>
      </td>
      <td>{terminalId ?? text('devices.no_till')}</td>
      <td>{text(`devices.state.${state}`)}</td>
      <td>{seen ? formatMoment(seen) : text('devices.never')}</td>
      <td className={styles.acts}>
        {state !== 'revoked' && (
          <>
            <button type="button" aria-label={text('devices.change_of', { name })} onClick={() => void onChange(device)}>
              {text('devices.change')}
            </button>
            <button type="button" aria-label={text('devices.issue_of', { name })} onClick={() => void onIssue(device)}>
              {text('devices.issue')}
            </button>
            <button type="button" aria-label={text('devices.revoke_of', { name })} onClick={() => void onRevoke(device)}>
              {text('devices.revoke')}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
