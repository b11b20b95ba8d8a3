// The part of the session library for passkeys; loaded when somebody uses one.
export {
  authenticateCredentialWithSignIn,
  createAndRegisterCredentialForSessionUser,
  init,
  listCredentials,
  removeCredential,
} from 'supertokens-web-js/recipe/webauthn/index.js';
