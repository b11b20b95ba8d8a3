/** Whether an address has an account may be asked in several ways; whoever goes through a list is stopped at all of them at once. */
export const emailExistsLimit = { limit: 10, seconds: 60, name: 'email-exists' } as const;
