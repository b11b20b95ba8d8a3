/** A service that translates from English. What it answers is a proposal: a person reads it before a shopper does. */
export type MachineTranslation = {
  /** In the order of `texts`; undefined where it has nothing to offer. Fails when the service does. */
  translate(asked: { texts: readonly string[]; language: string }): Promise<(string | undefined)[]>;
};

declare module '../../shop/ctx.ts' {
  interface Ports {
    machineTranslation?: MachineTranslation | undefined;
  }
}
