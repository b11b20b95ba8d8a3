import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Where = { origin: string; rpId: string };

/** An authenticator as a program (WebAuthn level 2, ES256, no attestation), which can also be made to lie. */
export function testAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const cose = Buffer.concat([hex('a5010203262001215820'), fromUrl(x), hex('225820'), fromUrl(y)]);
  let userHandle = '';

  const client = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, counter: number) => Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter)]);

  return {
    id,
    register(options: Options & { user: { id: string } }, { origin, rpId }: Where) {
      userHandle = options.user.id;
      const data = Buffer.concat([authData(rpId, 0x45, 0), Buffer.alloc(16), Buffer.from([0, 16]), credentialId, cose]);
      const object = Buffer.concat([hex('a363666d74646e6f6e656761747453746d74a068617574684461746158'), Buffer.from([data.length]), data]);
      return credential(id, {
        clientDataJSON: client('webauthn.create', options, origin).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn(options: Options, { origin, rpId, counter = 1, handle = userHandle }: Where & { counter?: number; handle?: string }) {
      const clientData = client('webauthn.get', options, origin);
      const data = authData(rpId, 0x05, counter);
      return credential(id, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey).toString('base64url'),
        userHandle: handle,
      });
    },
  };
}

const credential = (id: string, response: object) => ({
  ...{ id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} },
  response,
});
const hex = (text: string) => Buffer.from(text, 'hex');
const fromUrl = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
