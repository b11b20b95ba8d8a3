import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Scripts of other parties that a market may run, in the order in which the Studio shows them. (ANA-016 to ANA-020) */
export const foreignScriptNames = ['tagManager', 'monitoring', 'conversionTesting', 'sizingAssistant', 'sizeScript'] as const;
export type ForeignScriptName = (typeof foreignScriptNames)[number];

export const foreignScriptsDocument = 'foreign-scripts';

/** Plain http is for trying things out on one's own machine. */
const origins = String.raw`(?:https:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)`;
/** `https://tags.example`, or all below a name: `https://*.tags.example`. It stands in the policy of pages as it is. */
export const ScriptHost = z
  .string()
  .max(200)
  .regex(new RegExp(`^${origins}$`));
/** Empty: it is not loaded. An address elsewhere, or a path of the shop itself. */
const ScriptAddress = z
  .string()
  .max(500)
  .regex(new RegExp(String.raw`^(?:|(?!https:\/\/\*)${origins}\/[^\s"'<>]*|\/(?![/\\])[^\s"'<>]*)$`))
  .default('');
/** Whom a script may ask beside the host that it comes from. */
const hosts = z.array(ScriptHost).max(20).default([]);
const Fact = (pattern: RegExp) => z.string().max(200).regex(pattern).default('');
const Share = z.number().min(0).max(100);

/** What staff set for a market, or for all of them. Whatever is empty is not loaded. */
export const ForeignScripts = z.object({
  tagManager: z
    .object({
      id: Fact(/^(?:GTM-[A-Z\d]{4,12})?$/),
      /** Left out: Google's. A shop that serves its containers itself names its own. */
      host: z.union([z.literal(''), ScriptHost]).default(''),
      hosts,
    })
    .prefault({}),
  monitoring: z
    .object({
      script: ScriptAddress,
      appId: Fact(/^[\w-]*$/),
      clientToken: Fact(/^[\w-]*$/),
      serviceName: Fact(/^[\w.:/-]*$/),
      /** The part of the world in which the service keeps what it is told. */
      site: Fact(/^[a-z\d.-]*$/),
      /** Of how many visits in a hundred it is told, and of how many of these it records what was on the screen. */
      share: Share.default(100),
      replayShare: Share.default(0),
      hosts,
    })
    .prefault({}),
  conversionTesting: z.object({ script: ScriptAddress, hosts }).prefault({}),
  sizingAssistant: z.object({ script: ScriptAddress, hosts }).prefault({}),
  sizeScript: z.object({ script: ScriptAddress, hosts }).prefault({}),
});
export type ForeignScripts = z.infer<typeof ForeignScripts>;

const Script = z.object({ script: z.string() });

/** What a page may run where its visitor agrees: complete, switched on in its market, and from a host that the operator allows. */
export const PageScripts = z
  .object({
    tagManager: Script,
    monitoring: Script.extend({
      ...{ appId: z.string(), clientToken: z.string(), serviceName: z.string(), site: z.string() },
      ...{ share: Share, replayShare: Share },
    }),
    conversionTesting: Script,
    sizingAssistant: Script,
    sizeScript: Script,
  })
  .partial();
export type PageScripts = z.infer<typeof PageScripts>;

export const foreignScripts = {
  allowed: endpoint({
    method: 'GET',
    path: '/api/studio/script-hosts',
    summary: 'The hosts from which the operator lets pages run scripts of others.',
    access: { staff: 'content.read' },
    response: z.object({ hosts: z.array(z.string()) }),
  }),
};
