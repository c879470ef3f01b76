import type pg from 'pg';

/**
 * Called when a statement is sent on a connection.
 * @param operation its first word, such as `select`
 * @returns called when it has ended
 */
export type MeasureStatement = (operation: string) => (hasFailed: boolean) => void;

/** Labels are few: anything else is `other`. */
const OPERATIONS = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']);

function operationOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  const word =
    text
      ?.trimStart()
      .split(/[^a-z]/i, 1)[0]
      ?.toLowerCase() ?? '';
  return OPERATIONS.has(word) ? word : 'other';
}

/** A client that measures its statements: a class of its own, so that the usual one has no cost. */
export const measuredClient = (Client: typeof pg.Client, measure: MeasureStatement): typeof pg.Client =>
  class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = this.query as (...all: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        const end = measure(operationOf(args[0]));
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
            end(Boolean(error));
            callback(error, ...rest);
          };
          return send(...args);
        }
        const reply = send(...args);
        if (reply instanceof Promise)
          reply.then(
            () => end(false),
            () => end(true),
          );
        return reply;
      }) as typeof this.query;
    }
  };
