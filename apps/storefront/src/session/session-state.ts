export type SessionState = {
  /** `unknown` while rendering on the server and until the library has looked. */
  status: 'unknown' | 'guest' | 'signedIn';
  userId?: string;
  /** The password was right; the second factor is still waited for. */
  needsCode?: boolean;
  /** The claim st-ev. */
  emailVerified?: boolean;
  isEmployee?: boolean;
};

/** The library's events, one of ours when refreshing was given up, and one when another tab signed in or out. */
export type SessionEvent =
  | 'SESSION_CREATED'
  | 'SIGN_OUT'
  | 'UNAUTHORISED'
  | 'ACCESS_TOKEN_PAYLOAD_UPDATED'
  | 'REFRESH_SESSION'
  | 'API_INVALID_CLAIM'
  | 'REFRESH_LIMIT_REACHED'
  | 'OTHER_TAB';

export type AuthAnswer = {
  status: string;
  formFields?: readonly { id: string; error: string }[];
  message?: string;
  reason?: string;
  /** Of the sentence for a call that failed as a whole. */
  key?: string;
};
