type Webauthn = typeof import('@simplewebauthn/server');

/** Two hundred files, of certificates for the most part: read when somebody uses a passkey, not at every start. */
export const webauthn = (): Promise<Webauthn> => import('@simplewebauthn/server');
