import { z } from 'zod';

const secretNames = ['SESSION_SECRET', 'SERVICE_KEY', 'TILL_KEY', 'PREVIEW_SECRET'] as const;

/** Everyone can read the default in this file: whoever runs a real shop on it hands out sessions to strangers. */
function defaultSecret(name: string): string {
  return `${name.toLowerCase().replaceAll('_', '-')}-for-development-only`;
}

export function secret(isProduction: boolean, name: (typeof secretNames)[number]) {
  if (!isProduction) return z.string().min(16, 'is too short; expected at least 16 characters').default(defaultSecret(name));
  return z
    .string('is missing; production expects a random text of at least 32 characters of your own (openssl rand -hex 32)')
    .min(32, 'is too short; production expects a random text of at least 32 characters')
    .refine((text) => !secretNames.some((each) => text === defaultSecret(each)), 'is the default that everyone knows; choose a random one');
}

/** Secrets that are the same text, as lines for the owner. */
export function sharedSecrets(env: Record<string, string | undefined>): string[] {
  const seen = new Map<string, string>();
  return secretNames.flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    const other = seen.get(value);
    seen.set(value, name);
    return other ? [`  ${name}: is the same as ${other}; expected a secret of its own`] : [];
  });
}
