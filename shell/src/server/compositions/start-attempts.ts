import { problemCode } from '@storefront/api/api-problem';
import { START_TIMEOUT } from '../processes/composition-process';

// Each start takes a processor for seconds: a machine that was too busy needs ever longer pauses.
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** How many times the usual time a start may take at most. */
const MAX_PATIENCE = 8;

/**
 * Whether and when a composition that could not be shown is started again. A composition that is invalid stays so; a start
 * that took too long may succeed once the machine is less busy, and a file that could not be read may be there now.
 */
export class StartAttempts {
  private id = '';
  private timeouts = 0;
  private isInvalid = false;
  private notBefore = 0;

  /** @param now milliseconds since 1970 */
  mayStart(id: string, now = Date.now()): boolean {
    return id !== this.id || (!this.isInvalid && now >= this.notBefore);
  }

  /** How many times the usual time the next start of this composition may take. */
  patience(id: string): number {
    return id === this.id ? Math.min(2 ** this.timeouts, MAX_PATIENCE) : 1;
  }

  /** Its start has failed. */
  failed(id: string, error: unknown, now = Date.now()): void {
    if (id !== this.id) this.timeouts = 0;
    this.id = id;
    const code = problemCode(error);
    // Only errors of the system have another code.
    this.isInvalid = code === undefined;
    if (code !== START_TIMEOUT) return;
    this.notBefore = now + Math.min(FIRST_PAUSE_MS * 2 ** this.timeouts, LONGEST_PAUSE_MS);
    this.timeouts += 1;
  }
}
