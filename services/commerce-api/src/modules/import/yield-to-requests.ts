import { setImmediate } from 'node:timers/promises';

/** Lets waiting requests run between two parts of long work, so that an import does not block shoppers. */
export const yieldToRequests = (): Promise<void> => setImmediate();
