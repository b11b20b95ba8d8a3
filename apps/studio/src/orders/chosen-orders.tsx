import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { paths } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';

/** What can be done with several orders at once. */
export function ChosenOrders({ chosen, onForget }: { chosen: ReadonlySet<string>; onForget: () => void }) {
  const mayShip = useRight('order.write');
  if (chosen.size === 0) return null;
  const addressOf = (sheet: string) => `${paths.screen('orders', sheet)}?orders=${[...chosen].join(',')}`;
  return (
    <p className={styles.chosen} role="status">
      {text('desk.chosen', { count: chosen.size })}
      <ButtonLink look="secondary" href={addressOf('pick-lists')}>
        {text('desk.print')}
      </ButtonLink>
      {mayShip && (
        <ButtonLink look="secondary" href={addressOf('labels')}>
          {text('desk.print_labels')}
        </ButtonLink>
      )}
      <Button look="quiet" onClick={onForget}>
        {text('desk.clear')}
      </Button>
    </p>
  );
}
