import { getPriority, setPriority } from 'node:os';
import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2';

export type Cost = { memoryCost: number; timeCost: number; parallelism: number };
export type Question = { kind: 'hash'; password: string; cost: Cost } | { kind: 'verify'; stored: string; password: string };
export type Answer = { value: string | boolean } | { error: string };

const argon2id = 2 as Algorithm.Argon2id;

const lowPriority = 10;
// A page that is waiting for a processor comes before a password. A shop that was started with a lower priority may not raise it,
// and would have nobody left to look at passwords.
if (getPriority() < lowPriority) setPriority(lowPriority);

process.on('message', (question: Question) => {
  process.send?.(answer(question));
});
// The shop is gone, also when it was killed.
process.on('disconnect', () => process.exit(0));

function answer(question: Question): Answer {
  try {
    if (question.kind === 'hash') return { value: hashSync(question.password, { algorithm: argon2id, ...question.cost }) };
    return { value: verifySync(question.stored, question.password) };
  } catch (error) {
    return { error: String(error) };
  }
}
