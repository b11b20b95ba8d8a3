import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2';

export type Question = { kind: 'hash'; password: string } | { kind: 'verify'; stored: string; password: string };
export type Answer = { value: string | boolean } | { error: string };

const argon2id = 2 as Algorithm.Argon2id;
const settings = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const lowPriority = 10;
// On Linux this is the priority of the thread alone: a page that is waiting for a processor comes before a password. A shop that
// was started with a lower one may not raise it, and would have nobody left to look at passwords.
if (process.platform === 'linux' && getPriority() < lowPriority) setPriority(lowPriority);

parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage(answer(question));
});

function answer(question: Question): Answer {
  try {
    if (question.kind === 'hash') return { value: hashSync(question.password, settings) };
    return { value: verifySync(question.stored, question.password) };
  } catch (error) {
    return { error: String(error) };
  }
}
