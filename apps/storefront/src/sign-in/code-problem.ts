/** The key of what is wrong with a code. */
export function codeProblem(status: string): string {
  if (status === 'INVALID_TOTP_ERROR') return 'login.code_wrong';
  return status === 'LIMIT_REACHED_ERROR' ? 'login.code_limit' : 'feedback.error_generic';
}
