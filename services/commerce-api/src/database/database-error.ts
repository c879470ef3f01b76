/** A thrown value and its causes: Drizzle wraps the driver's error. */
function* causesOf(error: unknown): Generator<object> {
  for (let one = error; typeof one === 'object' && one !== null; one = 'cause' in one ? one.cause : undefined)
    yield one;
}

/** The SQLSTATE of a driver's error. */
export function sqlState(error: unknown): string | undefined {
  for (const one of causesOf(error))
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  return undefined;
}

/** The name of the constraint that rejected a row. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const one of causesOf(error))
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint;
  return undefined;
}

/**
 * No connection (class 08), the server stops or starts (57P), it lacks connections, memory or disk space (53), or it is
 * a copy that accepts no writes (25006), as after a failover.
 */
const UNAVAILABLE_STATES = /^(08|57P|53|25006)/;
/** What node-postgres and its pool throw without a code. */
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Of Node's errors on a connection, such as `read ECONNRESET`. */
const CONNECTION_CODES = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database cannot serve at the moment; the statement was not at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNAVAILABLE_STATES.test(sqlState(error) ?? '')) return true;
  for (const one of causesOf(error)) {
    if (!(one instanceof Error)) continue;
    // A failed fetch is a TypeError and concerns another server.
    if (one instanceof TypeError) return false;
    if (UNAVAILABLE_MESSAGES.test(one.message) || ('code' in one && CONNECTION_CODES.test(String(one.code))))
      return true;
  }
  return false;
}
