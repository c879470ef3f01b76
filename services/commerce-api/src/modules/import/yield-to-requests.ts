import { setImmediate } from 'node:timers/promises';

/** Rows that an import handles between two breaks: a shopper's request waits for no more of them. */
export const ROWS_PER_YIELD = 1_000;

/** Lets waiting requests run between two parts of long work, so that an import does not block shoppers. */
export const yieldToRequests = (): Promise<void> => setImmediate();
