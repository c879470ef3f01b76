import { setTimeout as pause } from 'node:timers/promises';

/** How long a process takes at most to notice a change. */
const LONGEST_MS = 30_000;
const BETWEEN_MS = 50;

/** Repeats an expectation until it holds. @throws what it threw last */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; ; await pause(BETWEEN_MS))
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}
