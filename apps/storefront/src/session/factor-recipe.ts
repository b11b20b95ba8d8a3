// The part of the session library for authenticator apps; loaded when somebody uses one.
export { createDevice, init, listDevices, removeDevice, verifyCode, verifyDevice } from 'supertokens-web-js/recipe/totp/index.js';
