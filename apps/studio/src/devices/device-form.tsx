import type { DevicePlaces, IssuedCode, StaffDevice } from '@selvedge/contract/studio/devices.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { DevicePlaceFields } from './device-place-fields.tsx';
import styles from './devices-page.module.css';
import { useDeviceForm } from './use-device-form.ts';

type Props = {
  places: DevicePlaces;
  /** Given, it gets another name or place, and keeps its code. */
  device?: StaffDevice | undefined;
  onIssued: (issued: IssuedCode) => void;
  onChanged: () => void;
};

/** A device gets its place first; what it is set up with is the code that comes back. */
export function DeviceForm({ places, device, onIssued, onChanged }: Props) {
  const { form, set, isBusy, submit } = useDeviceForm({ device, onIssued, onChanged });
  return (
    <form
      className={styles.form}
      aria-label={device ? text('devices.change_of', { name: device.name }) : text('devices.new')}
      onSubmit={(event) => void submit(event)}
    >
      <FormField label={text('devices.name')} hint={text('devices.name_hint')}>
        {(ties) => (
          <input
            {...ties}
            required
            maxLength={80}
            autoComplete="off"
            value={form.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </FormField>
      <DevicePlaceFields {...{ places, form, set }} />
      <Button type="submit" disabled={isBusy}>
        {text(device ? 'devices.save' : 'devices.create')}
      </Button>
      {device && (
        <Button look="quiet" onClick={onChanged}>
          {text('devices.cancel')}
        </Button>
      )}
    </form>
  );
}
