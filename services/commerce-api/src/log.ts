/**
 * Fields of a log line: ids, codes and counts. Never a name, an e-mail address, a token or text that a person typed.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Write = (fields: LogFields, message: string) => void;

/** The service's log for operators. */
export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}

/** A log that forwards to `target` once the service has created its logger, and drops lines before that. */
export function createLog(): Log & { to(target: Log): void } {
  let target: Log | undefined;
  return {
    info: (fields, message) => target?.info(fields, message),
    warn: (fields, message) => target?.warn(fields, message),
    error: (fields, message) => target?.error(fields, message),
    to(next) {
      target = next;
    },
  };
}
