import type { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';

type Problem = { at: string; key: string };

/** ANA-018 monitoring that lacks one of its facts would be told nothing, and nobody would know why. */
export function checkScripts({ monitoring }: Pick<ForeignScripts, 'monitoring'>): Problem[] {
  const needed = ['script', 'appId', 'clientToken', 'serviceName'] as const;
  const missing = needed.filter((name) => monitoring[name] === '');
  return missing.length === needed.length ? [] : missing.map((name) => ({ at: `monitoring.${name}`, key: 'validation.required' }));
}
