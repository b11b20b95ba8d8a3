import type { InputTies } from '../shell/use-field-ties.ts';
import { text } from '../texts/text.ts';

type Props = { ties: InputTies; least: number; most: number; value: number; onChange: (value: number) => void };

/** A few pieces are chosen from a list: nobody types one that there is not. */
export function QuantityField({ ties, least, most, value, onChange }: Props) {
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <select {...ties} value={Math.min(value, most)} onChange={(event) => onChange(Number(event.target.value))}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {text('desk.of', { count, most })}
        </option>
      ))}
    </select>
  );
}
