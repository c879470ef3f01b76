import { clearTimeout, setTimeout } from 'node:timers';
import type { Finding } from '@storefront/api/entities/finding';
import { type Check, type Reported, wrong } from './finding';
import { reasonOf } from './reason';

async function within(check: Check, deadlineMs: number): Promise<readonly Reported[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Reported[]>((resolve) => {
    const given = wrong(
      `No reply within ${deadlineMs / 1000} s`,
      'It hangs, so nothing else is known about it.',
      'See whether what it asks is reachable, and run the doctor again',
    );
    timer = setTimeout(() => resolve([given]), deadlineMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [
      wrong(`It could not be checked: ${reasonOf(error)}`, 'Nothing else is known about it.', 'See the log for more'),
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all checks at once, each by itself: one that fails or hangs is reported and prevents no other. */
export async function runChecks(checks: Readonly<Record<string, Check>>, deadlineMs: number): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([check, run]) =>
      (await within(run, deadlineMs)).map((reported) => ({ check, ...reported })),
    ),
  );
  return found.flat();
}
