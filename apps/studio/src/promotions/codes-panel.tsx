import type { NewCodes } from '@selvedge/contract/studio/promotions.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './promotions.module.css';

const shown = 50;

/** One code for everybody, or a hundred thousand for one use each, which are handed over as a file this once. */
export function CodesPanel({ id, onMade }: { id: string; onMade: () => void }) {
  const { call, notices } = useStudio();
  const canWrite = useRight('promotion.write');
  const codes = useLoad(`codes ${id}`, () => call(promotions.listCodes, { params: { id }, query: { limit: shown } }));
  const [own, setOwn] = useState('');
  const [count, setCount] = useState('1000');
  const [problem, setProblem] = useState('');

  async function make(event: FormEvent, body: NewCodes): Promise<void> {
    event.preventDefault();
    const answer = await call(promotions.makeCodes, { params: { id }, body });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setOwn('');
    if ('count' in body) download(`${id}-codes.txt`, answer.data.codes.join('\n'));
    notices.post({ kind: 'done', text: text('promotions.codes_made', { count: answer.data.codes.length }) });
    codes.reload();
    onMade();
  }

  return (
    <section className={styles.panel} aria-label={text('promotions.codes')}>
      <h3>{text('promotions.codes')}</h3>
      {canWrite && (
        <div className={styles.makers}>
          <form onSubmit={(event) => void make(event, { code: own })}>
            <input
              aria-label={text('promotions.own_code')}
              placeholder={text('promotions.own_code')}
              required
              value={own}
              maxLength={60}
              onChange={(event) => setOwn(event.target.value)}
            />
            <Button type="submit" look="secondary">
              {text('promotions.add_code')}
            </Button>
          </form>
          <form onSubmit={(event) => void make(event, { count: Number(count), prefix: '' })}>
            <input
              aria-label={text('promotions.code_count')}
              type="number"
              min={1}
              max={100_000}
              required
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
            <Button type="submit" look="secondary">
              {text('promotions.make_codes')}
            </Button>
          </form>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ul className={styles.codes}>
        {codes.data?.map(({ code, used, mostUses }) => (
          <li key={code}>
            <code>{code}</code> {text('promotions.code_used', { used, most: mostUses ?? '∞' })}
          </li>
        ))}
      </ul>
      {codes.data?.length === shown && <p className={styles.hint}>{text('promotions.more_codes', { count: shown })}</p>}
    </section>
  );
}

function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
