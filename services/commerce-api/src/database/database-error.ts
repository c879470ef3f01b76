/** The SQLSTATE of a driver's error, which Drizzle wraps as the cause. */
export function sqlState(error: unknown): string | undefined {
  for (
    let one: unknown = error;
    typeof one === 'object' && one !== null;
    one = 'cause' in one ? one.cause : undefined
  ) {
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  }
  return undefined;
}

/** The name of the constraint that rejected a row. */
export function brokenConstraint(error: unknown): string | undefined {
  for (
    let one: unknown = error;
    typeof one === 'object' && one !== null;
    one = 'cause' in one ? one.cause : undefined
  ) {
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint;
  }
  return undefined;
}
