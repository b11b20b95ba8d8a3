import type { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';

/** As the contract fills it in. The browser has no schemas. */
export const noScripts: ForeignScripts = {
  tagManager: { id: '', host: '', hosts: [] },
  monitoring: { script: '', appId: '', clientToken: '', serviceName: '', site: '', share: 100, replayShare: 0, hosts: [] },
  conversionTesting: { script: '', hosts: [] },
  sizingAssistant: { script: '', hosts: [] },
  sizeScript: { script: '', hosts: [] },
};
