/** The container's script on a developer's server. */
export const DEVELOPER_ENTRY = '/remoteEntry.js';
/** What a developer's server says of itself, as JSON: DeveloperStatus. */
export const DEVELOPER_STATUS = '/status.json';

/** The state of a developer's server. */
export interface DeveloperStatus {
  /** The remote that it serves. */
  readonly remote: string;
  /** Errors of its last build. */
  readonly errors: number;
}

/** Whether a text is the origin of a server on the developer's own machine, and nothing else. */
export const isDeveloperOrigin = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/.test(text) &&
  Number(text.split(':')[2]) <= MAX_PORT;

/** The highest port of TCP. */
const MAX_PORT = 65_535;

/** How the names of files of the shell's development build begin. */
export const DEVELOPER_FILES = 'developer-';
