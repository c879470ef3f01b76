/** Fields of a log line: ids, codes and counts. Never a name, an e-mail address, a token or any other text that a person typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Write = (fields: LogFields, message: string) => void;

/** Where services log what operators should know. */
export interface Log {
  warn: Write;
  error: Write;
}

/** A log whose lines go to `target` once the service has built its logger; before that they are dropped. */
export function createLog(): Log & { to(target: Log): void } {
  let target: Log | undefined;
  return {
    warn: (fields, message) => target?.warn(fields, message),
    error: (fields, message) => target?.error(fields, message),
    to(next) {
      target = next;
    },
  };
}
