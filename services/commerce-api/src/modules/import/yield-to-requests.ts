import { setImmediate } from 'node:timers/promises';

/** Lets requests through between two pieces of long work: shoppers' pages must not wait for an import. */
export const yieldToRequests = (): Promise<void> => setImmediate();
