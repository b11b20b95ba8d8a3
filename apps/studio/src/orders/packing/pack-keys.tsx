import { text } from '../../texts/text.ts';
import styles from './packing.module.css';

const keys = [
  { keys: ['Enter'], does: 'pack.key.ship', ofList: false },
  { keys: ['Shift', 'Enter'], does: 'pack.key.pack', ofList: false },
  { keys: ['Page Down'], does: 'pack.key.next', ofList: true },
  { keys: ['Alt', 'P'], does: 'pack.key.label', ofList: true },
  { keys: ['Esc'], does: 'pack.key.leave', ofList: true },
] as const;

type Props = { isList: boolean; isSilent: boolean; onSilent: (isSilent: boolean) => void };

/** The keys of the field to scan into. */
export function PackKeys({ isList, isSilent, onSilent }: Props) {
  return (
    <div className={styles.keys}>
      <ul aria-label={text('pack.keys')}>
        {keys
          .filter(({ ofList }) => isList || !ofList)
          .map(({ keys: pressed, does }) => (
            <li key={does}>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {text(does)}
            </li>
          ))}
      </ul>
      <label>
        <input type="checkbox" checked={!isSilent} onChange={() => onSilent(!isSilent)} /> {text('pack.sound')}
      </label>
    </div>
  );
}
