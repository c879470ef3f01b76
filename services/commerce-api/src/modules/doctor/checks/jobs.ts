import { MINUTE_MS } from '@storefront/api/durations';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';

/** Each ends within seconds; one that takes longer than this hangs. */
const STALLED_MS = 5 * MINUTE_MS;

const LOG = "See the lines 'background job failed' of the log";

/** The sweeps and the periodic jobs of the process that replies. */
export async function jobs({ installation }: ServiceContext): Promise<readonly Reported[]> {
  const runs = [...installation.jobs.all];
  if (runs.length === 0) return [];
  const now = Date.now();
  const found = runs.flatMap(([name, { startedAt, endedAt, failures, failedLast }]): Reported[] => {
    if (endedAt === null && now - startedAt > STALLED_MS)
      return [
        wrong(
          `The job '${name}' has not ended for ${Math.round((now - startedAt) / MINUTE_MS)} minutes`,
          'What it does waits.',
          `Restart commerce-api. ${LOG}`,
        ),
      ];
    const text = `The job '${name}' failed ${failures} times since the start`;
    if (failedLast) return [wrong(`${text}, and the last time it ran`, 'What it does waits.', LOG)];
    return failures > 0 ? [warning(text, 'It has run without a fault since.', LOG)] : [];
  });
  return found.length > 0 ? found : [right(`${runs.length} background jobs run without a fault since the start`)];
}
