// Runs on any Node from 20 on with nothing installed: built-in modules only.

/**
 * Shows one step of a longer errand with its seconds ticking, so that nobody wonders whether it hangs.
 * `work` gets a function that changes the note behind the title, and returns a closing note.
 */
export async function step(number, title, work) {
  const began = Date.now();
  const isLive = process.stdout.isTTY === true;
  const seconds = () => ((Date.now() - began) / 1000).toFixed(isLive ? 0 : 1);
  let note = '';
  const line = (end) => `${number} ${title}${end}`;
  const show = () => {
    const text = line(` ... ${seconds()} s${note && `, ${note}`}`);
    if (isLive) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(text);
  };
  // Where lines can't be rewritten, one after a second and then one every ten is news enough.
  const first = setTimeout(show, isLive ? 0 : 1_000);
  const ticking = setInterval(show, isLive ? 200 : 10_000);
  try {
    const result = await work((text) => {
      note = text;
    });
    clearTimeout(first);
    clearInterval(ticking);
    if (isLive) process.stdout.write('\r\x1b[2K');
    console.log(line(`: ${result ?? 'done'} (${seconds()} s)`));
  } catch (error) {
    clearTimeout(first);
    clearInterval(ticking);
    if (isLive) process.stdout.write('\r\x1b[2K');
    console.log(line(`: failed after ${seconds()} s`));
    throw error;
  }
}

/** A failure that its reader can act on: shown as words, never as a stack trace. */
export class StepError extends Error {}
