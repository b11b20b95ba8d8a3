const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
// Connection failures, no room (connections, memory, a full disk), shutting down, starting up, a cancelled statement, a lock that did not come, a deadlock, and a
// server that only reads: it was the primary a moment ago, and the balancer has not noticed yet.
const sqlStates = /^(?:08\w{3}|53\w{3}|57P0[1-3]|57014|55P03|40001|40P01|25006)$/;
const messages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i;

/** Whether an error means 'try again shortly' rather than 'there is a bug'. Looks through the wrapping of the query builder. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, syscall } = cause as { code?: string; syscall?: string };
    if (code !== undefined && (connectionCodes.has(code) || sqlStates.test(code))) return true;
    // A missing socket file is a database that is not running; any other missing file is ours.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (messages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
