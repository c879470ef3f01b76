import { MINUTE_MS } from '@storefront/api/durations';
import { queueStates } from '../../../jobs/dead-letters';
import type { ServiceContext } from '../../../service-context';
import { orRight, type Reported, warning, wrong } from '../finding';

/** Jobs begin within a second, and are tried again five times within a minute. */
const LATE_SECONDS = (10 * MINUTE_MS) / 1000;

const LOG = "See 'mail server' and 'texts' here, and the lines 'background job failed' of the log";

/** What waits in the queues of background jobs, such as mails, and what failed for good. */
export async function queues({ db }: ServiceContext): Promise<readonly Reported[]> {
  const states = await queueStates(db);
  const found = states.flatMap(({ queue, waiting, retrying, dead, oldestSeconds }): Reported[] => {
    const text = `${waiting} jobs '${queue}' wait, the oldest for ${Math.floor(oldestSeconds / 60)} minutes; ${retrying} failed before`;
    const late =
      oldestSeconds > LATE_SECONDS
        ? [wrong(text, 'What they do waits.', LOG)]
        : retrying > 0
          ? [warning(text, 'They are tried again at growing intervals.', LOG)]
          : [];
    const letters = wrong(
      `${dead} jobs '${queue}' have failed for good`,
      'What they do is not done.',
      `npm run ops -- jobs names the reasons; repair them, then: npm run ops -- jobs --again ${queue}`,
    );
    return dead > 0 ? [...late, letters] : late;
  });
  const waiting = states.reduce((sum, state) => sum + state.waiting, 0);
  return orRight(found, waiting === 0 ? 'No job waits' : `${waiting} jobs wait to be run`);
}
