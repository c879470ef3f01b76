import { sqlState } from './database/database-error';

/** An error that is safe to log: what happened and where, without text that a person typed. */
export type LoggableError = {
  type: string;
  message: string;
  code?: string | undefined;
  stack: string;
  cause?: LoggableError | undefined;
};

// The first lines identify a fault; each error is one line of the log, and many of them must stay readable.
const MAX_FRAMES = 12;
const MAX_CAUSES = 3;
const MAX_MESSAGE = 300;

/** Personal data and secrets in a message, to be masked. Long texts are cut off. */
const PERSONAL_PATTERNS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g, '[e-mail]'],
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi, '[address]'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[postcode]'],
  [/\+?\d[\d ()-]{7,}\d/g, '[number]'],
  [/-?\d{1,3}\.\d{3,}/g, '[coordinate]'],
  [/[A-Za-z0-9_-]{24,}/g, '[token]'],
];

const withoutPersonalData = (message: string) =>
  PERSONAL_PATTERNS.reduce((text, [pattern, shown]) => text.replace(pattern, shown), message.slice(0, MAX_MESSAGE));

function framesOf(stack: string | undefined): string {
  // The message precedes the stack frames and may span several lines.
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n');
}

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/**
 * A query error: its code and the schema objects it names. Its message and details are left out because they quote
 * values.
 */
function databaseMessage(error: object, state: string): string {
  const names = ['constraint', 'table', 'column', 'routine'].flatMap((name) => {
    const value = textOf(error, name);
    return value ? [`${name} ${value}`] : [];
  });
  return [`database error ${state}`, ...names].join(', ');
}

/**
 * Converts any thrown value to a loggable error. Of a failed query it keeps the code, the constraint and the frames,
 * and drops the parameters (Drizzle writes them into the message) and the row that PostgreSQL quotes.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const state = sqlState(error);
  const isQuery = state !== undefined || 'query' in error || 'params' in error;
  const cause = 'cause' in error && depth < MAX_CAUSES ? error.cause : undefined;
  return {
    type: textOf(error, 'name') ?? 'Error',
    message: isQuery ? databaseMessage(error, state ?? 'unknown') : withoutPersonalData(textOf(error, 'message') ?? ''),
    code: textOf(error, 'code'),
    stack: framesOf(textOf(error, 'stack')),
    ...(cause !== undefined && { cause: loggableError(cause, depth + 1) }),
  };
}
