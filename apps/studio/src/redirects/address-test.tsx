import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { followAddress, type Step } from './follow-address.ts';
import styles from './redirects.module.css';

/** Where an address leads, step by step, as a visitor would be led. */
export function AddressTest() {
  const [address, setAddress] = useState('');
  const [steps, setSteps] = useState<readonly Step[]>([]);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSteps(await followAddress(address));
  }

  return (
    <Accordion title={text('redirects.test')}>
      <form className={styles.form} onSubmit={(event) => void run(event)}>
        <FormField label={text('redirects.from')}>
          {(ties) => <input {...ties} required value={address} onChange={(event) => setAddress(event.target.value)} />}
        </FormField>
        <div className={styles.actions}>
          <Button type="submit" look="quiet">
            {text('redirects.test_run')}
          </Button>
        </div>
      </form>
      <div role="status">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.address}>
              {step.isAgain
                ? text('redirects.test_loop')
                : text(step.to === undefined ? 'redirects.test_end' : 'redirects.test_step', {
                    address: step.address,
                    status: step.status,
                  })}
            </li>
          ))}
        </ol>
      </div>
    </Accordion>
  );
}
