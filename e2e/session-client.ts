import { init } from 'supertokens-web-js/index.js';
import * as EmailPassword from 'supertokens-web-js/recipe/emailpassword/index.js';
import * as EmailVerification from 'supertokens-web-js/recipe/emailverification/index.js';
import * as Session from 'supertokens-web-js/recipe/session/index.js';
import * as ThirdParty from 'supertokens-web-js/recipe/thirdparty/index.js';

/** The real session library on a bare page, with nothing of ours around it: it is the judge of our server. */
const client = {
  events: [] as string[],
  Session,
  EmailPassword,
  EmailVerification,
  ThirdParty,
  start(tokenTransferMethod: 'cookie' | 'header', apiBasePath = '/api/auth') {
    init({
      appInfo: { appName: 'shop', apiDomain: location.origin, apiBasePath },
      recipeList: [
        Session.init({ tokenTransferMethod, onHandleEvent: ({ action }) => void client.events.push(action) }),
        EmailPassword.init(),
        EmailVerification.init(),
        ThirdParty.init(),
      ],
    });
  },
};

declare global {
  interface Window {
    client: typeof client;
    __supertokensOriginalFetch: typeof fetch;
  }
}

window.client = client;
