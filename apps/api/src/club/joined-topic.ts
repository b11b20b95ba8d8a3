/** Somebody became a member: with a link from a mail where that is asked for, and never twice. */
export const joinedTopic = 'club.joined';
export type Joined = { contactId: string };
