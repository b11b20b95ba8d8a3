import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';

/** What can be done with several orders at once. */
export function ChosenOrders({ chosen, onForget }: { chosen: ReadonlySet<string>; onForget: () => void }) {
  if (chosen.size === 0) return null;
  return (
    <p className={styles.chosen} role="status">
      {text('desk.chosen', { count: chosen.size })}
      <ButtonLink look="secondary" href={`${paths.screen('orders', 'pick-lists')}?orders=${[...chosen].join(',')}`}>
        {text('desk.print')}
      </ButtonLink>
      <Button look="quiet" onClick={onForget}>
        {text('lists.forget')}
      </Button>
    </p>
  );
}
