let typed = '';

/** The address that was typed in one view is there in the next. In memory alone: an address bar would tell it to logs and to others. */
export const typedEmail = (): string => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
