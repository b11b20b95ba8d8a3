import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** A signed text by the format DSSE, which cosign and the tools of in-toto read. */
export type Envelope = { payloadType: string; payload: string; signatures: { keyid: string; sig: string }[] };

const payloadType = 'application/vnd.in-toto+json';

/** With a private key of Ed25519. */
export function sealStatement(statement: object, { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject }): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const signature = sign(null, signedBytes(payload), privateKey);
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyIdOf(publicKey), sig: signature.toString('base64') }],
  };
}

/** What was sealed with that key. Throws where it was not: nothing of the text may be believed before. */
export function openEnvelope(envelope: Envelope, publicKey: KeyObject): unknown {
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new Error('The public key is none of Ed25519.');
  if (envelope.payloadType !== payloadType) throw new Error(`This seals ${envelope.payloadType}, and no statement about a build.`);
  const payload = Buffer.from(envelope.payload, 'base64');
  const bytes = signedBytes(payload);
  // Whose key it says it is proves nothing, so that each one is tried.
  const isSealed = envelope.signatures.some(({ sig }) => verify(null, bytes, publicKey, Buffer.from(sig, 'base64')));
  if (!isSealed) throw new Error(`No signature of the key ${keyIdOf(publicKey)} is on this statement, or it was changed since.`);
  return JSON.parse(payload.toString());
}

export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** The kind of a text is signed with it: what was signed as something else is no statement. */
function signedBytes(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);
}
